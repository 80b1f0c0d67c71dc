import { expect, onTestFinished, test, vi } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

test("a page with a vehicle cookie that can't be read is answered, logged a few times a minute and always counted [shop-8.42]", async () => {
  const { ask, lines, metrics } = await startTestShop();
  for (const value of ["{", "%E0%A4%A", '{"id":"secret"}']) {
    for (let visit = 0; visit < 3; visit += 1) expect((await ask("/", { headers: { cookie: `garage=${value}` } })).status).toBe(200);
  }
  const told = lines.filter(({ event }) => event === "garage.malformed_cookie");
  expect(told).toHaveLength(6);
  expect(told[0]).toMatchObject({ level: "warn", message: "Failed to load the garage from its cookie" });
  expect(JSON.stringify(told)).not.toContain("secret");
  expect((await metrics.malformedGarageCookies.get()).values[0]?.value).toBe(9);
});

test("after a minute the log says how many it left out", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, lines } = await startTestShop();
  const visit = () => ask("/", { headers: { cookie: "garage={" } });
  for (let call = 0; call < 8; call += 1) await visit();
  vi.advanceTimersByTime(60_000);
  await visit();
  const told = lines.filter(({ event }) => event === "garage.malformed_cookie");
  expect(told.map((line) => line["held_back"])).toEqual([...Array.from({ length: 6 }, () => undefined), 2]);
});

test.each(["", "garage=", "garage=[]", 'garage=[{"id":"v1"}]', "rares=x"])("the cookie %j is nothing to tell of", async (cookie) => {
  const { ask, lines } = await startTestShop();
  await ask("/", { headers: { cookie } });
  expect(lines.filter(({ event }) => event === "garage.malformed_cookie")).toEqual([]);
});
