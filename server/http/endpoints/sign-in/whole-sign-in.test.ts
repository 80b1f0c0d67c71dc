import { afterAll, beforeAll, expect, test } from "vitest";
import { type Fetch, withCookies } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { type RunningIdentity, startIdentity } from "#sandbox/vendors/identity/testing/start-identity.ts";
import { startShopWithIdentity } from "./testing/start-shop-with-identity.ts";

let sandbox: RunningIdentity;
beforeAll(async () => {
  sandbox = await startIdentity();
});
afterAll(() => sandbox.stop());

const shop = "http://shop.test";
const post = (browser: Fetch, path: string) => browser(`${shop}${path}`, { method: "POST" });

/** Whose data the token opens that the shop's pages use. */
async function customerOf(browser: Fetch): Promise<number | null> {
  const token = await (await browser(`${shop}/account`)).text();
  return (await sandbox.findAccess(token))?.customerId ?? null;
}
const idOf = (email: string) => sandbox.customers.findByEmail(email)?.id;

test("customers sign in with mailed codes, each opens their own data alone, and no log names them", async () => {
  const { signIn, logged, metrics } = await startShopWithIdentity(sandbox);
  const [kim, sam] = await Promise.all([signIn("kim@mail.example"), signIn("sam@mail.example")]);
  expect(kim.landedAt).toBe("http://shop.test/cart");
  const ids = await Promise.all([kim, sam, kim, sam].map(({ browser }) => customerOf(browser)));
  expect(ids).toEqual([idOf("kim@mail.example"), idOf("sam@mail.example"), idOf("kim@mail.example"), idOf("sam@mail.example")]);
  expect(logged()).not.toMatch(/mail\.example|Fe26|eyJ|code=/);
  const { values } = await metrics.vendorRequestDuration.get();
  expect(new Set(values.map(({ labels }) => labels.operation))).toEqual(new Set(["discovery", "authorizationCode", "tokenExchange"]));
});

test("codes and answers that a stranger makes up, with a sign-in begun or without, are no errors in the log", async () => {
  const { browser: open, logged } = await startShopWithIdentity(sandbox);
  const madeUp = [
    "code=x",
    "error=server_error",
    "code=x&code=y",
    "code=%00",
    `code=${"x".repeat(3000)}`,
    "code=x&iss=https://evil.example",
  ];
  for (const query of madeUp) {
    const browser = open();
    expect([query, (await browser(`${shop}/callback?${query}&state=y`)).status]).toEqual([query, 400]);
    const provider = new URL((await browser(`${shop}/login`)).headers.get("location") ?? "");
    const state = provider.searchParams.get("state");
    expect([query, (await browser(`${shop}/callback?${query}&state=${state}`)).status]).toEqual([query, 400]);
  }
  expect(logged()).not.toContain('"level":"error"');
});

test("ten tabs that renew at once, and one that is late with the old cookies, stay signed in, though a refresh token is good for one use", async () => {
  const { signIn, viaShop } = await startShopWithIdentity(sandbox);
  let sent: RequestInit | undefined;
  const { browser } = await signIn(
    "tabs@mail.example",
    withCookies((url, init) => viaShop(url, (sent = init))),
  );
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(browser, "/api/session/renew")));
  const late = sent;
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await post(browser, "/api/session/renew")).status).toBe(200);
  expect((await viaShop(`${shop}/api/session/renew`, late)).status).toBe(200);
  expect((await post(browser, "/api/session/renew")).status).toBe(200);
  expect(await customerOf(browser)).toBe(idOf("tabs@mail.example"));
});

test("a session that the provider ends is over here with the next renewal, and all of its cookies go", async () => {
  const { signIn, viaShop, logged } = await startShopWithIdentity(sandbox);
  let sent: RequestInit | undefined;
  const { browser } = await signIn(
    "ended@mail.example",
    withCookies((url, init) => viaShop(url, (sent = init))),
  );
  await fetch(`${sandbox.origin}/_vendors/identity-control/sessions/${idOf("ended@mail.example")}`, { method: "DELETE" });
  const answer = await post(browser, "/api/session/renew");
  const old = sent;
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie().filter((cookie) => /=; Max-Age=0/.test(cookie))).toHaveLength(4);
  expect(await (await browser(`${shop}/account`)).text()).toBe("nobody");
  // Whoever kept the old cookies hears the same, and the log hears no more of it.
  for (const path of ["/api/session/renew", "/api/session/renew"]) {
    expect((await viaShop(`${shop}${path}`, { ...old, method: "POST" })).status).toBe(401);
  }
  expect(logged().match(/"event":"session.ended"/g)).toHaveLength(1);
});

test("what has expired is renewed on the way [shop-4.2]", async () => {
  let aheadMs = 0;
  const { signIn } = await startShopWithIdentity(sandbox, { now: () => Date.now() + aheadMs });
  const { browser } = await signIn("later@mail.example");
  const before = await (await browser(`${shop}/account`)).text();
  aheadMs = 3_600_000;
  const after = await (await browser(`${shop}/account`)).text();
  expect(after).not.toBe(before);
  expect((await sandbox.findAccess(after))?.customerId).toBe(idOf("later@mail.example"));
});

test("signing out leaves nothing behind: no cookie, no token that works, no session at the provider [shop-4.6]", async () => {
  const { signIn, viaShop } = await startShopWithIdentity(sandbox);
  let stolen: RequestInit | undefined;
  const spied = withCookies(async (url, init) => {
    if (url.endsWith("/account")) stolen = init;
    return viaShop(url, init);
  });
  const { browser } = await signIn("leaving@mail.example", spied);
  const token = await (await browser(`${shop}/account`)).text();
  expect((await sandbox.findAccess(token))?.customerId).toBe(idOf("leaving@mail.example"));
  const { url } = JSON.parse(await (await post(browser, "/api/session/sign-out")).text());
  expect(url).toMatch(/^http:\/\/shop\.test\/_vendors\/auth\/logout\?.*id_token_hint=/);
  expect((await browser(url)).headers.get("location")).toBe("http://shop.test/");
  expect(await (await browser(`${shop}/account`)).text()).toBe("nobody");
  expect((await browser(`${shop}/login`)).headers.get("location")).toContain("/oauth/authorize");
  // Whoever copied the cookies before has nothing either.
  expect((await viaShop(`${shop}/api/session/renew`, { ...stolen, method: "POST" })).status).toBe(401);
  expect(await sandbox.findAccess(token)).toBeNull();
});

test("without the exchange the provider's own token opens the customer API", async () => {
  const { signIn, metrics } = await startShopWithIdentity(sandbox, { exchangeAudience: null });
  const { browser } = await signIn("direct@mail.example");
  expect(await customerOf(browser)).toBe(idOf("direct@mail.example"));
  const { values } = await metrics.vendorRequestDuration.get();
  expect(values.map(({ labels }) => labels.operation)).not.toContain("tokenExchange");
});

test("a provider that is down stops sign-ins, not the shop, and is asked again the next time", async () => {
  let isDown = true;
  const { browser, signIn } = await startShopWithIdentity(sandbox, { isDown: () => isDown });
  const answer = await browser()(`${shop}/login`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('<a href="/login">Try again</a>');
  isDown = false;
  expect((await signIn("patient@mail.example")).landedAt).toBe("http://shop.test/cart");
});
