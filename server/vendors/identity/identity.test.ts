import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { exampleTokens } from "#server/testing/fake-context.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { createIdentityClient } from "./create-identity-client.ts";

const issuer = "https://identity.example/shops/1";
const publicUrl = "https://shop.example";
const pending = { codeVerifier: "v".repeat(43), state: "state-1", nonce: "nonce-1", returnTo: "/" };
const callback = `${publicUrl}/callback?code=c&state=state-1`;
const nowSeconds = Math.floor(Date.now() / 1000);
const tokens = { ...exampleTokens, refreshToken: "refresh-1" };

const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/logout`,
  code_challenge_methods_supported: ["S256"],
};
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const providersKey = newKey();
const idToken = (claims: object = {}, { privateKey } = providersKey, alg = "RS256") => {
  const all = { iss: issuer, aud: "shop-1", sub: "7", iat: nowSeconds, exp: nowSeconds + 600, nonce: "nonce-1", ...claims };
  const signed = `${part({ alg })}.${part(all)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
};
const granted = (changes: object = {}) => ({
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
function setUp(
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

const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? { code: error.code, message: error.message } : "no AppError"),
  );

test("a sign-in asks for a code with proof keys, a state and a nonce that nobody has seen before [shop-7.1]", async () => {
  const { client, calls } = setUp(() => json(granted()));
  const [one, other] = [await client.beginSignIn(), await client.beginSignIn()];
  const { searchParams, origin, pathname } = new URL(one.url);
  expect(origin + pathname).toBe(`${issuer}/authorize`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: "shop-1",
    response_type: "code",
    redirect_uri: `${publicUrl}/callback`,
    scope: "openid email scope-1",
    code_challenge_method: "S256",
    state: one.pending.state,
    nonce: one.pending.nonce,
  });
  expect(one.url).not.toContain(one.pending.codeVerifier);
  for (const key of ["codeVerifier", "state", "nonce"] as const) {
    expect(one.pending[key].length).toBeGreaterThanOrEqual(43);
    expect(one.pending[key]).not.toBe(other.pending[key]);
  }
  expect(calls.map(({ url }) => url)).toEqual([`${issuer}/.well-known/openid-configuration`]);
});

test("a code is exchanged once, by a call that is never repeated nor led elsewhere, and says where it comes from [shop-7.2]", async () => {
  const { client, calls } = setUp(() => json(granted()));
  expect(await client.completeSignIn(callback, pending)).toEqual({
    accessToken: "access-2",
    idToken: idToken(),
    refreshToken: "refresh-2",
    expiresAtMs: 4_600_000,
    customerAccess: null,
  });
  expect(calls[1]).toMatchObject({
    url: `${issuer}/token`,
    isIdempotent: false,
    redirect: "manual",
    form: {
      grant_type: "authorization_code",
      client_id: "shop-1",
      code: "c",
      redirect_uri: `${publicUrl}/callback`,
      code_verifier: pending.codeVerifier,
    },
  });
  expect(calls[1]?.headers.get("origin")).toBe(publicUrl);
  expect(calls[1]?.headers.get("x-forwarded-host")).toBeNull();
});

test.each([
  ["another nonce", { id_token: idToken({ nonce: "other" }) }],
  ["another issuer", { id_token: idToken({ iss: "https://evil.example" }) }],
  ["another shop's token", { id_token: idToken({ aud: "shop-2" }) }],
  ["an expired identity", { id_token: idToken({ exp: nowSeconds - 600 }) }],
  ["somebody else's signature", { id_token: idToken({}, newKey()) }],
  ["a signature that was cut off", { id_token: idToken().replace(/[^.]+$/, "") }],
  ["an identity that says it needs no signature", { id_token: idToken({}, providersKey, "none") }],
  ["no identity", { id_token: undefined }],
  ["no token", { access_token: "" }],
  ["a lifetime that is no number", { expires_in: "soon" }],
])("an answer with %s signs nobody in", async (_what, changes) => {
  const { client } = setUp(() => json(granted(changes)));
  expect(await failure(client.completeSignIn(callback, pending))).toMatchObject({ code: "UPSTREAM_FAILED" });
});

test("the provider's keys are asked for once for many sign-ins, and never by a renewal, whose token would be gone by then", async () => {
  const { client, calls } = setUp(() => json(granted()));
  await client.renew(tokens);
  expect(calls.map(({ url }) => url)).toEqual([`${issuer}/.well-known/openid-configuration`, metadata.token_endpoint]);
  for (let visit = 0; visit < 3; visit += 1) await client.completeSignIn(callback, pending);
  expect(calls.filter(({ url }) => url === metadata.jwks_uri)).toMatchObject([{ isIdempotent: true }]);
});

test.each([
  ["a code that is good no more", json({ error: "invalid_grant", error_description: "code c of kim@mail.example" }, 400), "BAD_REQUEST"],
  ["a shop that it doesn't know", json({ error: "invalid_client" }, 401), "UPSTREAM_FAILED"],
  ["a page", new Response("<p>c</p>", { status: 200 }), "UPSTREAM_FAILED"],
  ["a redirect", new Response(null, { status: 307, headers: { location: "https://evil.example" } }), "UPSTREAM_FAILED"],
])("a provider that answers a code with %s is an error that quotes nothing of it", async (_what, answer, code) => {
  const { client } = setUp(() => answer.clone());
  const failed = await failure(client.completeSignIn(callback, pending));
  expect(failed).toMatchObject({ code });
  expect(JSON.stringify(failed)).not.toMatch(/kim|<p>|evil/);
});

test.each(["error=server_error", "code=c&code=d", "code=c&iss=https://evil.example", "code=c&id_token=t", "code=c&response=j", ""])(
  "a callback that anybody can make up, with '%s', is no failure of the provider, which isn't asked",
  async (query) => {
    const { client, calls } = setUp(() => json(granted()));
    const failed = await failure(client.completeSignIn(`${publicUrl}/callback?state=state-1&${query}`, pending));
    expect(failed).toMatchObject({ code: "BAD_REQUEST" });
    expect(calls.filter(({ url }) => url.endsWith("/token"))).toEqual([]);
  },
);

test("an answer without a token is called what it is, in the log [shop-8.12] [shop-8.14]", async () => {
  const { client } = setUp(() => json({ hello: "kim" }));
  expect(await failure(client.completeSignIn(callback, pending))).toMatchObject({
    message: "identity authorizationCode: Failed to retrieve access token.",
  });
  expect(await failure(client.renew(tokens))).toMatchObject({ message: "identity refreshToken: Failed to retrieve updated access token." });
});

test("a renewal that brings no new identity or refresh token keeps the old ones", async () => {
  const { client, calls } = setUp(() => json({ access_token: "access-2", token_type: "Bearer" }));
  expect(await client.renew(tokens)).toEqual({ ...tokens, accessToken: "access-2", expiresAtMs: 1_600_000 });
  expect(calls[1]).toMatchObject({
    isIdempotent: false,
    form: { grant_type: "refresh_token", refresh_token: "refresh-1", client_id: "shop-1" },
  });
});

test("tokens of a provider that doesn't say of what type they are, as Shopify's, are bearer tokens", async () => {
  const { token_type: _, ...untyped } = granted();
  const { client } = setUp(() => json(untyped));
  expect(await client.completeSignIn(callback, pending)).toMatchObject({ accessToken: "access-2", refreshToken: "refresh-2" });
  expect(await client.renew(tokens)).toMatchObject({ accessToken: "access-2" });
  expect(await client.customerAccess("access-1")).toMatchObject({ token: "access-2" });
  const bound = setUp(() => json(granted({ token_type: "mac" })));
  expect(await failure(bound.client.renew(tokens))).toMatchObject({ code: "UPSTREAM_FAILED" });
});

test.each([
  ["invalid_grant", json({ error: "invalid_grant" }, 400)],
  ["invalid_grant by 401", json({ error: "invalid_grant" }, 401)],
  ["401 alone", new Response("", { status: 401 })],
  ["401 with a challenge", new Response("", { status: 401, headers: { "www-authenticate": 'Bearer error="invalid_token"' } })],
])("a provider that answers %s ended the session", async (_what, answer) => {
  const { client } = setUp(() => answer.clone());
  expect(await client.renew(tokens)).toBe("ended");
  expect(await client.customerAccess("access-1")).toBe("ended");
});

test.each([
  ["another error", () => json({ error: "invalid_request" }, 400)],
  ["a 401 for the shop itself", () => json({ error: "invalid_client" }, 401)],
  ["a 403", () => new Response("", { status: 403 })],
  ["nonsense", () => json({ hello: "kim" })],
  [
    "a failed call",
    () => {
      throw new AppError("UPSTREAM_FAILED", "identity refreshToken: ECONNRESET");
    },
  ],
])("a provider that answers %s failed, and ended nothing", async (_what, answer) => {
  const { client } = setUp(answer);
  expect(await failure(client.renew(tokens))).toMatchObject({ code: "UPSTREAM_FAILED" });
});

test("tokens are exchanged in Shopify's own words where an audience is configured, and nowhere else [shop-7.5]", async () => {
  const { client, calls } = setUp(() => json({ access_token: "customer-1", token_type: "n_a", expires_in: 60, issued_token_type: "x" }));
  expect(await client.customerAccess("access-1")).toEqual({ token: "customer-1", expiresAtMs: 1_060_000 });
  expect(calls[1]?.form).toEqual({
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    client_id: "shop-1",
    audience: "audience-1",
    subject_token: "access-1",
    subject_token_type: "urn:ietf:params:oauth:token-type:access_token",
    scopes: "scope-1",
  });
  expect(await setUp(() => json({}), { exchangeAudience: null }).client.customerAccess("access-1")).toBeNull();
});

test("leaving leads to the provider and back home, with a hint where there is one [shop-7.4]", async () => {
  const { client } = setUp(() => json({}));
  const url = new URL((await client.signOutUrl("id-1")) ?? "");
  expect(url.origin + url.pathname).toBe(`${issuer}/logout`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: "shop-1",
    id_token_hint: "id-1",
    post_logout_redirect_uri: `${publicUrl}/`,
  });
  expect(await client.signOutUrl(null)).not.toContain("id_token_hint");
  const { end_session_endpoint: _, ...without } = metadata;
  expect(await setUp(() => json({}), { discovery: without }).client.signOutUrl("id-1")).toBeNull();
});

test("a refresh token is revoked where the provider can", async () => {
  const withRevocation = setUp(() => new Response(null, { status: 200 }), {
    discovery: { ...metadata, revocation_endpoint: `${issuer}/revoke` },
  });
  await withRevocation.client.revoke("refresh-1");
  expect(withRevocation.calls[1]).toMatchObject({
    url: `${issuer}/revoke`,
    form: { token: "refresh-1", token_type_hint: "refresh_token" },
    // Whoever signs out waits for it.
    timeoutMs: 2000,
  });
  const without = setUp(() => new Response(null, { status: 500 }));
  await without.client.revoke("refresh-1");
  expect(without.calls).toHaveLength(1);
});

test("the provider is found once, by the address of its discovery document too, and whoever claims to be another is refused", async () => {
  const { client, calls } = setUp(() => json(granted()));
  await Promise.all([client.beginSignIn(), client.beginSignIn(), client.signOutUrl(null)]);
  expect(calls).toHaveLength(1);
  const elsewhere = setUp(() => json(granted()), { issuer: "https://shop.example/.well-known/openid-configuration" });
  expect((await elsewhere.client.beginSignIn()).url).toContain(`${issuer}/authorize`);
  expect(await failure(setUp(() => json({}), { issuer: "https://identity.example" }).client.beginSignIn())).toMatchObject({
    code: "UPSTREAM_FAILED",
  });
});

test("a provider that moves its pages is followed within the hour, and one that can't be asked stays where it was", async () => {
  let nowMs = 0;
  const discovery = { ...metadata };
  const { client, calls } = setUp(() => json(granted()), { discovery, now: () => nowMs });
  await client.beginSignIn();
  discovery.authorization_endpoint = "https://accounts.example/authorize";
  nowMs += 59 * 60_000;
  expect((await client.beginSignIn()).url).toContain(`${issuer}/authorize`);
  nowMs += 60_000;
  expect((await client.beginSignIn()).url).toContain("https://accounts.example/authorize");
  discovery.issuer = "https://evil.example";
  nowMs += 60 * 60_000;
  for (const _tab of ["one", "another"]) expect((await client.beginSignIn()).url).toContain("https://accounts.example/authorize");
  expect(calls).toHaveLength(3);
});

test("over plain http only a provider that was configured so is asked", async () => {
  const insecure = { ...metadata, token_endpoint: "http://identity.example/token" };
  expect(await failure(setUp(() => json(granted()), { discovery: insecure }).client.renew(tokens))).toMatchObject({
    code: "UPSTREAM_FAILED",
  });
});
