import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

const env = { RATE_LIMIT_FACTOR: "0.01", TRUST_PROXY: "1" };
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

test("an address that asks too much is told to wait, while others are served", async () => {
  const { ask, metrics } = await startTestShop({ env });
  const statuses = [];
  for (let call = 0; call < 13; call += 1) statuses.push((await ask("/", from("203.0.113.7"))).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  const refused = await ask("/", from("203.0.113.7"));
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(refused.body).toContain("Please wait a moment");
  expect(refused.body.length).toBeLessThan(2500);
  expect((await ask("/", from("203.0.113.8"))).status).toBe(200);
  expect((await metrics.rejectedRequests.get()).values).toEqual([
    expect.objectContaining({ labels: { reason: "rate_limit_pages" }, value: 2 }),
  ]);
});

test("whoever asks is told which allowance counts, and what is left of it", async () => {
  const { ask } = await startTestShop({ env });
  const { headers } = await ask("/", from("203.0.113.7"));
  expect(headers["ratelimit"]).toMatch(/^"pages"; r=11; t=\d+$/);
  expect(headers["ratelimit-policy"]).toContain('"pages"; q=12; w=60');
});

describe("counted apart", () => {
  const visitor = from("203.0.113.14");
  async function startAsking() {
    const { ask } = await startTestShop({ env: { RATE_LIMIT_FACTOR: "0.0125", TRUST_PROXY: "1" } });
    const isRefused = async (path: string, method = "GET") => (await ask(path, { method, ...visitor })).status === 429;
    /** How many of twenty requests are answered. */
    const answeredOf20 = async (path: string, method?: string) => {
      let answered = 0;
      for (let call = 0; call < 20; call += 1) answered += (await isRefused(path, method)) ? 0 : 1;
      return answered;
    };
    return { isRefused, answeredOf20 };
  }

  test("are changes, questions and pages: who used one up has the others left", async () => {
    const { isRefused, answeredOf20 } = await startAsking();
    expect(await answeredOf20("/cart", "POST")).toBe(3);
    expect(await answeredOf20("/api/stores")).toBe(11);
    expect(await answeredOf20("/")).toBe(15);
    expect(await isRefused("/parts", "HEAD")).toBe(true);
  });

  test("is what browsers tell of their own accord, so that it takes nothing from what a shopper changes", async () => {
    const { isRefused, answeredOf20 } = await startAsking();
    expect(await answeredOf20("/client-reports/csp", "POST")).toBe(1);
    expect(await isRefused("/client-reports", "POST")).toBe(true);
    expect(await answeredOf20("/client-reports/vitals", "POST")).toBe(3);
    expect(await isRefused("/cart", "POST")).toBe(false);
  });

  test("are look-ups of vehicles, each of which costs money, by script or by form", async () => {
    const { isRefused } = await startAsking();
    expect(await isRefused("/api/vehicles/vin", "POST")).toBe(false);
    for (const path of ["/api/vehicles/vin", "/api/vehicles/registration", "/garage/vin", "/garage/registration", "/garage/find"])
      expect([path, await isRefused(path, "POST")]).toEqual([path, true]);
    expect(await isRefused("/api/vehicles/vin")).toBe(false);
    expect(await isRefused("/cart", "POST")).toBe(false);
  });
});

test("forms that make us write mails have an allowance of their own, however their address is spelt", async () => {
  const { ask } = await startTestShop({ env: { RATE_LIMIT_FACTOR: "0.1", TRUST_PROXY: "1" } });
  const post = (path: string, address: string) => ask(path, { method: "POST", ...from(address) });
  for (const path of ["/newsletter", "/stock-alerts"]) expect((await post(path, "203.0.113.9")).status).toBe(200);
  for (const path of [
    "/newsletter",
    "/stock-alerts",
    "/Stock-Alerts",
    "/stock%2Dalerts",
    "/newsletter/",
    "/api/stock-alerts",
    "/contact",
    "/api/Contact",
    "/products/pump/reviews",
    "/products/pump/questions",
  ])
    expect([path, (await post(path, "203.0.113.9")).status]).toEqual([path, 429]);
  for (let call = 0; call < 4; call += 1) expect((await post("/cart", "203.0.113.9")).status).toBe(200);
  expect((await post("/newsletter", "203.0.113.10")).status).toBe(200);
});

test("questions that cost us money have allowances of their own, however their address is spelt", async () => {
  const { ask } = await startTestShop({ env });
  const quote = (path: string) => ask(path, { method: "POST", ...from("203.0.113.11") });
  const isRefused = async (answer: Promise<{ status: number }>) => (await answer).status === 429;
  expect(await isRefused(quote("/api/delivery/quotes"))).toBe(false);
  for (const path of ["/api/delivery/quotes", "/api/Delivery/quotes/"]) expect(await isRefused(quote(path))).toBe(true);
  for (const path of ["/api/places?input=3000", "/api/places/ChIJ1"]) expect(await isRefused(ask(path, from("203.0.113.11")))).toBe(false);
  for (const path of ["/api/places?input=3000", "/api/%70laces/ChIJ1", "/api/nearby-stores?lat=1&lng=2"])
    expect(await isRefused(ask(path, from("203.0.113.11")))).toBe(true);
  expect(await isRefused(ask("/api/stores", from("203.0.113.11")))).toBe(false);
});

test("a suburb that is looked for by the stores page's form, without scripts, counts as one that is looked for by them", async () => {
  const { ask } = await startTestShop({ env });
  const isRefused = async (path: string) => (await ask(path, from("203.0.113.15"))).status === 429;
  expect([await isRefused("/api/places?input=3000"), await isRefused("/stores?place=ChIJ1")]).toEqual([false, false]);
  for (const path of ["/stores?q=3001", "/stores?x=1&%71=3002", "/Stores/?place=ChIJ2"])
    expect([path, await isRefused(path)]).toEqual([path, true]);
  for (const path of ["/stores", "/stores?page=2", "/stores/ChIJ1/coburg"]) expect([path, await isRefused(path)]).toEqual([path, false]);
});

test("cards of social networks, each of which takes a quarter of a second to be drawn, have an allowance of their own", async () => {
  const { ask } = await startTestShop({ env: { ...env, RATE_LIMIT_FACTOR: "0.02" } });
  const isRefused = async (path: string, method = "GET") => (await ask(path, { method, ...from("203.0.113.16") })).status === 429;
  expect(await isRefused("/social/products/pump.png")).toBe(false);
  for (const path of ["/social/products/hose.png", "/Social/home.png", "/%73ocial/brands/acme.png"])
    expect([path, await isRefused(path)]).toEqual([path, true]);
  expect([await isRefused("/social/home.png", "HEAD"), await isRefused("/parts")]).toEqual([true, false]);
});

test("codes of a sign-in can't be guessed at for long, while the sandbox's pages and pictures stay free", async () => {
  const { ask } = await startTestShop({ env: { ...env, RATE_LIMIT_FACTOR: "0.02" } });
  const statusOf = async (path: string, method = "GET") => (await ask(path, { method, ...from("203.0.113.13") })).status;
  expect(await statusOf("/_vendors/auth/sign-in/1/code", "POST")).toBe(404);
  for (const path of ["/_vendors/auth/sign-in/1/code", "/_vendors/%61uth/sign-in/2/code", "/_Vendors/auth/sign-in/1"])
    expect([path, await statusOf(path, "POST")]).toEqual([path, 429]);
  for (const path of ["/login", "/callback?code=1&state=1", "/%6cogin", "/Callback"])
    expect([path, await statusOf(path)]).toEqual([path, 429]);
  expect(await statusOf("/_vendors/auth/sign-in/1")).toBe(404);
  expect(await statusOf("/_vendors/pictures/a")).toBe(404);
});

describe("whose requests are counted", () => {
  const https = { PUBLIC_URL: "https://shop.example", SESSION_SECRET: "s".repeat(40) };
  /** How many of 14 requests are served, each said to come from another address. */
  async function servedOf14(env: Record<string, string>, headersOf: (call: number) => Record<string, string>): Promise<number> {
    const { ask } = await startTestShop({ env: { RATE_LIMIT_FACTOR: "0.01", ...env } });
    let served = 0;
    for (let call = 0; call < 14; call += 1) served += (await ask("/", { headers: headersOf(call) })).status === 200 ? 1 : 0;
    return served;
  }
  const forwardedFor = (call: number) => ({ "x-forwarded-for": `203.0.113.${call}` });

  test("on a laptop nobody's are: they are made on the shop's own machine", async () => {
    expect(await servedOf14({}, () => ({}))).toBe(14);
  });

  test("behind a proxy on the same machine each visitor's are, by the address that the proxy tells", async () => {
    expect(await servedOf14({ TRUST_PROXY: "1" }, forwardedFor)).toBe(14);
    expect(await servedOf14({ TRUST_PROXY: "1" }, () => forwardedFor(1))).toBe(12);
  });

  test("behind two proxies the first one's word counts, and what a visitor adds to it doesn't", async () => {
    const viaTwo = (claimed: string) => ({ "x-forwarded-for": `${claimed}, 203.0.113.1, 198.51.100.1` });
    expect(await servedOf14({ TRUST_PROXY: "2" }, (call) => viaTwo(`192.0.2.${call}`))).toBe(12);
  });

  test("behind a proxy that nobody configured all visitors are counted as one, whatever they claim", async () => {
    expect(await servedOf14({ TRUST_PROXY: "0" }, forwardedFor)).toBe(12);
    expect(await servedOf14({ TRUST_PROXY: "0" }, (call) => ({ forwarded: `for=203.0.113.${call}` }))).toBe(12);
  });

  test("who has a whole network of addresses is one visitor", async () => {
    expect(await servedOf14({ TRUST_PROXY: "1" }, (call) => ({ "x-forwarded-for": `2001:db8:0:1::${call}` }))).toBe(12);
  });

  test("a visitor is the same whichever port their proxy tells with their address", async () => {
    expect(await servedOf14({ TRUST_PROXY: "1" }, (call) => ({ "x-forwarded-for": `203.0.113.1:${50_000 + call}` }))).toBe(12);
    expect(await servedOf14({ TRUST_PROXY: "1" }, (call) => ({ "x-forwarded-for": `[2001:db8::1]:${50_000 + call}` }))).toBe(12);
    expect(await servedOf14({ TRUST_PROXY: "1" }, (call) => ({ "x-forwarded-for": `192.0.2.1:1, 203.0.113.${call}:443` }))).toBe(14);
  });

  test("a proxy that nobody configured has the start's warning, and none of a library's for its requests", async () => {
    const written = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    onTestFinished(() => void vi.restoreAllMocks());
    await servedOf14({ TRUST_PROXY: "0" }, (call) => ({ ...forwardedFor(call), forwarded: `for=203.0.113.${call}` }));
    for (const write of written) expect(write).not.toHaveBeenCalled();
  });

  test("over https requests of this machine are a proxy's, also where it tells no address", async () => {
    expect(await servedOf14({ ...https, TRUST_PROXY: "0" }, () => ({}))).toBe(12);
  });
});

test("nobody may guess at the secrets of editors for long, however the address is spelt", async () => {
  const { ask } = await startTestShop({ env });
  const statusesOf = async (answers: Promise<{ status: number }>[]) => (await Promise.all(answers)).map(({ status }) => status === 429);
  expect(await statusesOf([ask("/preview?secret=1", from("203.0.113.12"))])).toEqual([false]);
  expect(
    await statusesOf(["/preview?secret=2", "/%70review?secret=3", "/Preview/"].map((path) => ask(path, from("203.0.113.12")))),
  ).toEqual([true, true, true]);
  const tell = (path: string) => ask(path, { method: "POST", ...from("203.0.113.12") });
  expect(await statusesOf([tell("/webhooks/storyblok")])).toEqual([false]);
  expect(await statusesOf([tell("/webhooks/storyblok"), tell("/Webhooks/%73toryblok")])).toEqual([true, true]);
});

test.each([
  ["/login", "GET", "no-cors", "cross_site_embed"],
  ["/cart", "POST", "cors", "cross_origin"],
  ["/api/cart/promo-codes", "PUT", "cors", "cross_origin"],
  ["/parts", "GET", "no-cors", "cross_site_embed"],
])(
  "another site's page can't use up its visitor's allowance by %s, since what it embeds is refused and not counted",
  async (path, method, mode, reason) => {
    const { ask, metrics } = await startTestShop({ env: { RATE_LIMIT_FACTOR: "0.02", TRUST_PROXY: "1" } });
    const own = { "x-forwarded-for": "203.0.113.30" };
    const embedded = { ...own, "sec-fetch-site": "cross-site", "sec-fetch-mode": mode };
    for (let call = 0; call < 40; call += 1) expect((await ask(path, { method, headers: embedded })).status).toBe(403);
    expect((await metrics.rejectedRequests.get()).values).toMatchObject([{ value: 40, labels: { reason } }]);
    const visited = await ask(path, { method, headers: { ...own, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" } });
    expect(visited.status).not.toBe(429);
    expect(visited.status).not.toBe(403);
  },
);

test("a link from another site leads here, and so does an editor's frame", async () => {
  const { ask } = await startTestShop();
  for (const destination of ["document", "iframe"]) {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": destination };
    expect((await ask("/parts", { headers })).status).toBe(200);
  }
});
