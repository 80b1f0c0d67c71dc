import { expect, test } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import {
  callback,
  failure,
  granted,
  idToken,
  issuer,
  json,
  metadata,
  newKey,
  nowSeconds,
  pending,
  providersKey,
  publicUrl,
  setUpIdentity,
  tokens,
} from "./testing/example-provider.ts";

test("a sign-in asks for a code with proof keys, a state and a nonce that nobody has seen before [shop-7.1]", async () => {
  const { client, calls } = setUpIdentity(() => json(granted()));
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
  const { client, calls } = setUpIdentity(() => json(granted()));
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
  const { client } = setUpIdentity(() => json(granted(changes)));
  expect(await failure(client.completeSignIn(callback, pending))).toMatchObject({ code: "UPSTREAM_FAILED" });
});

test("the provider's keys are asked for once for many sign-ins, and never by a renewal, whose token would be gone by then", async () => {
  const { client, calls } = setUpIdentity(() => json(granted()));
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
  const { client } = setUpIdentity(() => answer.clone());
  const failed = await failure(client.completeSignIn(callback, pending));
  expect(failed).toMatchObject({ code });
  expect(JSON.stringify(failed)).not.toMatch(/kim|<p>|evil/);
});

test.each(["error=server_error", "code=c&code=d", "code=c&iss=https://evil.example", "code=c&id_token=t", "code=c&response=j", ""])(
  "a callback that anybody can make up, with '%s', is no failure of the provider, which isn't asked",
  async (query) => {
    const { client, calls } = setUpIdentity(() => json(granted()));
    const failed = await failure(client.completeSignIn(`${publicUrl}/callback?state=state-1&${query}`, pending));
    expect(failed).toMatchObject({ code: "BAD_REQUEST" });
    expect(calls.filter(({ url }) => url.endsWith("/token"))).toEqual([]);
  },
);

test("an answer without a token is called what it is, in the log [shop-8.12] [shop-8.14]", async () => {
  const { client } = setUpIdentity(() => json({ hello: "kim" }));
  expect(await failure(client.completeSignIn(callback, pending))).toMatchObject({
    message: "identity authorizationCode: Failed to retrieve access token.",
  });
  expect(await failure(client.renew(tokens))).toMatchObject({ message: "identity refreshToken: Failed to retrieve updated access token." });
});

test("a renewal that brings no new identity or refresh token keeps the old ones", async () => {
  const { client, calls } = setUpIdentity(() => json({ access_token: "access-2", token_type: "Bearer" }));
  expect(await client.renew(tokens)).toEqual({ ...tokens, accessToken: "access-2", expiresAtMs: 1_600_000 });
  expect(calls[1]).toMatchObject({
    isIdempotent: false,
    form: { grant_type: "refresh_token", refresh_token: "refresh-1", client_id: "shop-1" },
  });
});

test("tokens of a provider that doesn't say of what type they are, as Shopify's, are bearer tokens", async () => {
  const { token_type: _, ...untyped } = granted();
  const { client } = setUpIdentity(() => json(untyped));
  expect(await client.completeSignIn(callback, pending)).toMatchObject({ accessToken: "access-2", refreshToken: "refresh-2" });
  expect(await client.renew(tokens)).toMatchObject({ accessToken: "access-2" });
  expect(await client.customerAccess("access-1")).toMatchObject({ token: "access-2" });
  const bound = setUpIdentity(() => json(granted({ token_type: "mac" })));
  expect(await failure(bound.client.renew(tokens))).toMatchObject({ code: "UPSTREAM_FAILED" });
});

test.each([
  ["invalid_grant", json({ error: "invalid_grant" }, 400)],
  ["invalid_grant by 401", json({ error: "invalid_grant" }, 401)],
  ["401 alone", new Response("", { status: 401 })],
  ["401 with a challenge", new Response("", { status: 401, headers: { "www-authenticate": 'Bearer error="invalid_token"' } })],
])("a provider that answers %s ended the session", async (_what, answer) => {
  const { client } = setUpIdentity(() => answer.clone());
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
  const { client } = setUpIdentity(answer);
  expect(await failure(client.renew(tokens))).toMatchObject({ code: "UPSTREAM_FAILED" });
});

test("tokens are exchanged in Shopify's own words where an audience is configured, and nowhere else [shop-7.5]", async () => {
  const { client, calls } = setUpIdentity(() =>
    json({ access_token: "customer-1", token_type: "n_a", expires_in: 60, issued_token_type: "x" }),
  );
  expect(await client.customerAccess("access-1")).toEqual({ token: "customer-1", expiresAtMs: 1_060_000 });
  expect(calls[1]?.form).toEqual({
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    client_id: "shop-1",
    audience: "audience-1",
    subject_token: "access-1",
    subject_token_type: "urn:ietf:params:oauth:token-type:access_token",
    scopes: "scope-1",
  });
  expect(await setUpIdentity(() => json({}), { exchangeAudience: null }).client.customerAccess("access-1")).toBeNull();
});
