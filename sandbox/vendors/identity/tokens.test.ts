import * as client from "openid-client";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { directScope, exchangedScope } from "./identity.ts";
import { withCookies } from "./testing/cookie-jar.ts";
import { createShopClient, type ShopClient } from "./testing/create-shop-client.ts";
import { signInByCode } from "./testing/sign-in-by-code.ts";
import { type RunningIdentity, startIdentity } from "./testing/start-identity.ts";

let identity: RunningIdentity;
let shop: ShopClient;
beforeAll(async () => {
  identity = await startIdentity();
  shop = await createShopClient(identity);
});
afterAll(() => identity.stop());

const emailOf = (() => {
  let count = 0;
  return () => `buyer${(count += 1)}@example.test`;
})();

async function problemOf(call: Promise<unknown>): Promise<{ status: number; error: string }> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof client.ResponseBodyError)) throw new Error("Expected an OAuth error", { cause: error });
  return { status: error.status, error: error.error };
}

test("whoever asks, discovery names public addresses only", async () => {
  const direct = await fetch(`${identity.origin}/_vendors/auth/.well-known/openid-configuration`);
  const proxied = await fetch(`${identity.origin}/_vendors/auth/.well-known/openid-configuration`, {
    headers: { "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" },
  });
  const metadata: Record<string, unknown> = await direct.json();
  expect(await proxied.json()).toEqual(metadata);
  expect(metadata).toMatchObject({
    issuer: "http://shop.test/_vendors/auth",
    authorization_endpoint: "http://shop.test/_vendors/auth/oauth/authorize",
    token_endpoint: "http://shop.test/_vendors/auth/oauth/token",
    end_session_endpoint: "http://shop.test/_vendors/auth/logout",
    jwks_uri: "http://shop.test/_vendors/auth/jwks",
  });
});

test("on https every cookie stays on https, out of scripts' reach and below the provider's path", async () => {
  const secured = await startIdentity("https://shop.test");
  onTestFinished(() => secured.stop());
  const cookies: string[] = [];
  const browser = withCookies(async (url, init) => {
    const response = await secured.fetch(url, init);
    cookies.push(...response.headers.getSetCookie());
    return response;
  });
  await (await createShopClient(secured)).signIn("buyer@example.test", browser);
  expect(cookies.length).toBeGreaterThan(4);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; path=\/_vendors\/auth(?:\/|;)/);
    expect(cookie).toContain("; secure");
    expect(cookie).toContain("; httponly");
    expect(cookie).toContain("; samesite=lax");
  }
});

test("a sign-in ends in tokens that say who it was", async () => {
  const tokens = await shop.signIn("Buyer@Example.test");
  const { id } = identity.customers.signIn("buyer@example.test");
  expect(tokens.claims()).toMatchObject({ sub: String(id), email: "buyer@example.test", email_verified: true, iss: identity.issuer });
  expect(tokens).toMatchObject({ expires_in: 3600, refresh_token: expect.stringMatching(/.{40}/) });
  const user = await client.fetchUserInfo(shop.config, tokens.access_token, String(id));
  expect(user).toMatchObject({ email: "buyer@example.test" });
});

test("only an exchanged token opens the customer API, and no longer than the one it came from", async () => {
  const email = emailOf();
  const { access_token: accessToken } = await shop.signIn(email);
  expect(await identity.findAccess(accessToken)).toBeNull();
  const exchanged = await shop.exchange(accessToken);
  expect(exchanged).toMatchObject({ issued_token_type: "urn:ietf:params:oauth:token-type:access_token", scope: exchangedScope });
  expect(exchanged.expires_in).toBeLessThanOrEqual(3600);
  const access = await identity.findAccess(exchanged.access_token);
  expect(access).toEqual({ customerId: identity.customers.signIn(email).id, scopes: new Set([exchangedScope]) });
  expect(await identity.findAccess("nonsense")).toBeNull();
});

test("the newer scope opens the customer API without an exchange", async () => {
  const { url, finish } = await shop.begin({ scope: `openid email ${directScope}` });
  const tokens = await finish(await signInByCode({ browser: withCookies(identity.fetch), authorizationUrl: url, email: emailOf() }));
  expect(await identity.findAccess(tokens.access_token)).not.toBeNull();
});

test.each<{ name: string; changes: Record<string, string>; error: string }>([
  { name: "another audience", changes: { audience: "somebody-else" }, error: "invalid_request" },
  { name: "a token that was never given", changes: { subject_token: "made-up" }, error: "invalid_grant" },
  {
    name: "a token of another kind",
    changes: { subject_token_type: "urn:ietf:params:oauth:token-type:id_token" },
    error: "invalid_request",
  },
  { name: "a scope that the token lacks", changes: { scopes: directScope }, error: "invalid_scope" },
])("an exchange with $name is refused", async ({ changes, error }) => {
  const { access_token: accessToken } = await shop.signIn(emailOf());
  expect(await problemOf(shop.exchange(accessToken, changes))).toEqual({ status: 400, error });
});

test("a renewal brings a new refresh token, and using the old one again ends the session with 401", async () => {
  const first = await shop.signIn(emailOf());
  const second = await client.refreshTokenGrant(shop.config, String(first.refresh_token));
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(second.claims()?.sub).toBe(first.claims()?.sub);
  const { access_token: customerToken } = await shop.exchange(second.access_token);

  expect(await problemOf(client.refreshTokenGrant(shop.config, String(first.refresh_token)))).toEqual({
    status: 401,
    error: "invalid_grant",
  });
  expect(await problemOf(client.refreshTokenGrant(shop.config, String(second.refresh_token)))).toEqual({
    status: 401,
    error: "invalid_grant",
  });
  expect(await identity.findAccess(customerToken)).toBeNull();
});

test("a revoked refresh token takes the session with it", async () => {
  const tokens = await shop.signIn(emailOf());
  const { access_token: customerToken } = await shop.exchange(tokens.access_token);
  await client.tokenRevocation(shop.config, String(tokens.refresh_token));
  expect(await problemOf(client.refreshTokenGrant(shop.config, String(tokens.refresh_token)))).toMatchObject({ status: 401 });
  expect(await identity.findAccess(customerToken)).toBeNull();
});

test("a code of the callback works once", async () => {
  const { url, finish } = await shop.begin();
  const callback = await signInByCode({ browser: withCookies(identity.fetch), authorizationUrl: url, email: emailOf() });
  const tokens = await finish(callback);
  expect(await problemOf(finish(callback))).toEqual({ status: 400, error: "invalid_grant" });
  // Somebody else may have had the code: nothing that came from it stays good.
  expect(await problemOf(client.refreshTokenGrant(shop.config, String(tokens.refresh_token)))).toMatchObject({ status: 401 });
});

test("a code is worth nothing without the verifier of the browser that asked for it", async () => {
  const { url } = await shop.begin({ state: "s", nonce: "n" });
  const callback = await signInByCode({ browser: withCookies(identity.fetch), authorizationUrl: url, email: emailOf() });
  const stolen = client.authorizationCodeGrant(shop.config, new URL(callback), {
    pkceCodeVerifier: client.randomPKCECodeVerifier(),
    expectedState: "s",
    expectedNonce: "n",
  });
  expect(await problemOf(stolen)).toEqual({ status: 400, error: "invalid_grant" });
});

test("a restart keeps sessions, tokens and keys", async () => {
  const browser = withCookies(identity.fetch);
  const email = emailOf();
  const before = await shop.signIn(email, browser);
  const { access_token: customerToken } = await shop.exchange(before.access_token);
  await identity.restart();
  expect(await identity.findAccess(customerToken)).not.toBeNull();
  const renewed = await client.refreshTokenGrant(shop.config, String(before.refresh_token));
  expect(renewed.claims()?.sub).toBe(before.claims()?.sub);
  // The browser is known still: nobody has to sign in again.
  const { url } = await shop.begin();
  expect((await browser(url)).headers.get("location")).toMatch(/^http:\/\/shop\.test\/callback\?code=/);
});

test("tests can shorten sessions and end them, and nobody else hears of it", async () => {
  const control = `${identity.origin}/_vendors/identity-control`;
  const set = (accessTokenSeconds: unknown) =>
    fetch(control, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ accessTokenSeconds }) });
  const [email, other] = [emailOf(), emailOf()];
  expect((await set(90)).status).toBe(200);
  const tokens = await shop.signIn(email);
  expect(tokens.expires_in).toBe(90);
  expect((await set(0)).status).toBe(400);
  await set(null);
  const others = await shop.signIn(other);
  expect(others.expires_in).toBe(3600);

  await fetch(`${control}/sessions/${identity.customers.signIn(email).id}`, { method: "DELETE" });
  expect(await problemOf(client.refreshTokenGrant(shop.config, String(tokens.refresh_token)))).toMatchObject({ status: 401 });
  await client.refreshTokenGrant(shop.config, String(others.refresh_token));
});
