import type { CustomFetch } from "openid-client";
import { z } from "zod";
import { readJson } from "#server/input/read-json.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";

type IdentityFetchOptions = {
  issuer: string;
  /** Where the issuer's origin is reached from here, when that is elsewhere than from a browser. */
  reachedAt: string | null;
  publicUrl: string;
  vendorFetch: VendorFetch;
};

/** Whoever signs out doesn't wait for long: the provider's own page, to which they go next, ends the session too. */
const revocationTimeoutMs = 2000;

const operations: Record<string, string> = {
  authorization_code: "authorizationCode",
  refresh_token: "refreshToken",
  "urn:ietf:params:oauth:grant-type:token-exchange": "tokenExchange",
};

/** How the OpenID Connect library reaches the provider. Codes and refresh tokens are good for one use, so what was sent once is never sent again. */
export function createIdentityFetch({ issuer, reachedAt, publicUrl, vendorFetch }: IdentityFetchOptions): CustomFetch {
  const { origin } = new URL(issuer);
  const { host, protocol } = new URL(publicUrl);
  // Shopify turns calls without an origin away.
  const ownHeaders = {
    origin: publicUrl,
    ...(reachedAt !== null && { "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) }),
  };

  return async function identityFetch(url, { body, headers, method, redirect, signal }) {
    const form = body instanceof URLSearchParams ? body : null;
    const operation = method === "GET" ? "discovery" : (operations[form?.get("grant_type") ?? ""] ?? "revocation");
    const address = reachedAt !== null && url.startsWith(`${origin}/`) ? reachedAt + url.slice(origin.length) : url;
    const init = { body: form, headers: { ...headers, ...ownHeaders }, method, redirect, signal: signal ?? null };
    const isLeaving = operation === "revocation";
    const call = { operation, isIdempotent: method === "GET", ...(isLeaving && { timeoutMs: revocationTimeoutMs }) };
    const answer = await vendorFetch(address, init, call);
    const text = await answer.text();
    const isGrant = form?.has("grant_type") === true && answer.ok;
    return new Response((isGrant ? withTokenType(text) : text) || null, { status: answer.status, headers: answer.headers });
  };
}

const untypedSchema = z.looseObject({ access_token: z.string(), token_type: z.null().optional() });

/** Shopify leaves out of what type its tokens are, without which the library takes none. They are bearer tokens. */
function withTokenType(text: string): string {
  const untyped = untypedSchema.safeParse(readJson(text)).data;
  return untyped === undefined ? text : JSON.stringify({ ...untyped, token_type: "bearer" });
}
