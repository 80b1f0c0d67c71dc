import { generateKeyPairSync, sign } from "node:crypto";
import { exampleTokens } from "#server/testing/fake-context.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../../resilience/vendor-fetch.ts";
import { createIdentityClient } from "../create-identity-client.ts";

/** An identity provider with a key of its own, as far as its clients can tell. */

export const issuer = "https://identity.example/shops/1";
export const publicUrl = "https://shop.example";
export const pending = { codeVerifier: "v".repeat(43), state: "state-1", nonce: "nonce-1", returnTo: "/" };
export const callback = `${publicUrl}/callback?code=c&state=state-1`;
export const nowSeconds = Math.floor(Date.now() / 1000);
export const tokens = { ...exampleTokens, refreshToken: "refresh-1" };

export const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/logout`,
  code_challenge_methods_supported: ["S256"],
};
export const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
export const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
export const providersKey = newKey();
export const idToken = (claims: object = {}, { privateKey } = providersKey, alg = "RS256") => {
  const all = { iss: issuer, aud: "shop-1", sub: "7", iat: nowSeconds, exp: nowSeconds + 600, nonce: "nonce-1", ...claims };
  const signed = `${part({ alg })}.${part(all)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
};
export const granted = (changes: object = {}) => ({
  access_token: "access-2",
  token_type: "Bearer",
  expires_in: 3600,
  refresh_token: "refresh-2",
  id_token: idToken(),
  ...changes,
});

type Call = {
  url: string;
  form: Record<string, string>;
  headers: Headers;
  redirect: string | undefined;
  isIdempotent: boolean;
  timeoutMs: number | undefined;
};

/** The client before a provider that gives one answer to every grant. */
export function setUpIdentity(
  answer: () => Response,
  { discovery = metadata, ...changes }: Partial<Parameters<typeof createIdentityClient>[0]> & { discovery?: object } = {},
) {
  const calls: Call[] = [];
  const vendorFetch: VendorFetch = async (url, init, { isIdempotent, timeoutMs }) => {
    const form = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
    calls.push({ url: String(url), form, headers: new Headers(init?.headers), redirect: init?.redirect, isIdempotent, timeoutMs });
    if (String(url) === metadata.jwks_uri) return json({ keys: [{ ...providersKey.publicKey.export({ format: "jwk" }), use: "sig" }] });
    return String(url).includes("/.well-known/") ? json(discovery) : answer();
  };
  const settings = {
    issuer,
    clientId: "shop-1",
    customerScope: "scope-1",
    exchangeAudience: "audience-1",
    reachedAt: null,
    publicUrl,
    vendorFetch,
  };
  return { client: createIdentityClient({ ...settings, now: () => 1_000_000, ...changes }), calls };
}

export const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? { code: error.code, message: error.message } : "no AppError"),
  );
