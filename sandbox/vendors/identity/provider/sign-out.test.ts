import * as client from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Fetch, withCookies } from "../testing/cookie-jar.ts";
import { createShopClient, type ShopClient } from "../testing/create-shop-client.ts";
import { redirectOf, signInByCode, submit } from "../testing/sign-in-by-code.ts";
import { type RunningIdentity, startIdentity } from "../testing/start-identity.ts";

let identity: RunningIdentity;
let shop: ShopClient;
beforeAll(async () => {
  identity = await startIdentity();
  shop = await createShopClient(identity);
});
afterAll(() => identity.stop());

const signOutUrl = (parameters: Record<string, string>) =>
  client.buildEndSessionUrl(shop.config, { post_logout_redirect_uri: "http://shop.test/", ...parameters }).href;

async function isSignedIn(browser: Fetch): Promise<boolean> {
  const { url } = await shop.begin();
  return (await redirectOf(await browser(url))).startsWith("http://shop.test/callback?code=");
}

test("signing out ends the session and its tokens in one step", async () => {
  const browser = withCookies(identity.fetch);
  const tokens = await shop.signIn("buyer@example.test", browser);
  const { access_token: customerToken } = await shop.exchange(tokens.access_token);
  expect(await isSignedIn(browser)).toBe(true);

  const answer = await browser(signOutUrl({ id_token_hint: String(tokens.id_token), state: "s" }));
  expect(await redirectOf(answer)).toBe("http://shop.test/?state=s");
  expect(await isSignedIn(browser)).toBe(false);
  expect(await identity.findAccess(customerToken)).toBeNull();
  await expect(client.refreshTokenGrant(shop.config, String(tokens.refresh_token))).rejects.toMatchObject({ status: 401 });
});

test("signing out twice, or in a browser that was never signed in, goes back to the shop too", async () => {
  const tokens = await shop.signIn("twice@example.test");
  const browser = withCookies(identity.fetch);
  const url = signOutUrl({ id_token_hint: String(tokens.id_token) });
  expect(await redirectOf(await browser(url))).toBe("http://shop.test/");
  expect(await redirectOf(await browser(url))).toBe("http://shop.test/");
});

test("a link of somebody else has to be confirmed", async () => {
  const stranger = await shop.signIn("stranger@example.test");
  const browser = withCookies(identity.fetch);
  await shop.signIn("victim@example.test", browser);
  const answer = await browser(signOutUrl({ id_token_hint: String(stranger.id_token) }));
  const page = await answer.text();
  expect(answer.headers.get("location")).toBeNull();
  expect(page).toContain("Sign out?");
  expect(await isSignedIn(browser)).toBe(true);
  const forged = await submit(browser, "http://shop.test/_vendors/auth/logout/confirm", { xsrf: "guessed", logout: "yes" });
  expect(forged.status).toBe(400);
  expect(await isSignedIn(browser)).toBe(true);
});

test("a confirmed sign-out ends the session", async () => {
  const browser = withCookies(identity.fetch);
  await shop.signIn("careful@example.test", browser);
  const page = await (await browser("http://shop.test/_vendors/auth/logout")).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const done = await redirectOf(await submit(browser, "http://shop.test/_vendors/auth/logout/confirm", { xsrf, logout: "yes" }));
  expect(await (await browser(done)).text()).toContain("You're signed out");
  expect(await isSignedIn(browser)).toBe(false);
});

test.each(["http://evil.test/", "http://shop.test/account"])("nobody is sent to %s after signing out", async (target) => {
  const { id_token: idToken } = await shop.signIn("away@example.test");
  const answer = await withCookies(identity.fetch)(signOutUrl({ id_token_hint: String(idToken), post_logout_redirect_uri: target }));
  expect(answer.status).toBe(400);
  expect(answer.headers.get("location")).toBeNull();
});

test("signing in as somebody else ends the first one's session, without a script", async () => {
  const browser = withCookies(identity.fetch);
  const first = await shop.signIn("first@example.test", browser);
  const { url, finish } = await shop.begin({ prompt: "login" });
  const resumed = await signInByCode({ browser, authorizationUrl: url, email: "second@example.test" });
  const tokens = await finish(await redirectOf(await browser(resumed)));
  expect(tokens.claims()?.["email"]).toBe("second@example.test");
  await expect(client.refreshTokenGrant(shop.config, String(first.refresh_token))).rejects.toMatchObject({ status: 401 });
});
