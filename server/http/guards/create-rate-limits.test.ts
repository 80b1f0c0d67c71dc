import { expect, test } from "vitest";
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
  expect(refused.body).toContain("Please wait a moment");
  expect((await ask("/", from("203.0.113.8"))).status).toBe(200);
  expect((await metrics.rejectedRequests.get()).values).toEqual([
    expect.objectContaining({ labels: { reason: "rate_limit_pages" }, value: 2 }),
  ]);
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

test("what a visitor claims about its address is not believed without a configured proxy", async () => {
  const { ask } = await startTestShop({ env: { ...env, TRUST_PROXY: "0" } });
  for (let call = 0; call < 14; call += 1) expect((await ask("/", from("203.0.113.7"))).status).toBe(200);
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
