import { beforeEach, expect, test, vi } from "vitest";
import { fakeSharedStores } from "#server/testing/fake-shared-stores.ts";
import { startWholeShop } from "#server/testing/start-whole-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createPromoCodeLimit } from "./promo-code-limit.ts";

beforeEach(() => () => vi.useRealTimers());

function limit(factor = 1) {
  const onRefused = vi.fn<() => void>();
  const { admit } = createPromoCodeLimit({ factor, onRefused });
  const waitsS: number[] = [];
  let guessed = 0;
  /** How many of some tries were let in, each of another code unless one is given. */
  async function admitted(
    count: number,
    { cartId = "cart-1", address = "203.0.113.1", code }: { cartId?: string | null; address?: string | null; code?: string } = {},
  ) {
    let served = 0;
    for (let call = 0; call < count; call += 1) {
      guessed += 1;
      try {
        await admit({ cartId, address, codes: [code ?? `GUESS${guessed}`] });
        served += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterS: expect.any(Number) });
        if (error instanceof AppError) waitsS.push(error.retryAfterS ?? 0);
      }
    }
    return served;
  }
  return { admit, admitted, onRefused, waitsS };
}

test("a cart may try ten codes a minute, whatever address they come from", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // At nought the clock counts as none.
  vi.advanceTimersByTime(1);
  const { admitted, onRefused, waitsS } = limit();
  expect([await admitted(6), await admitted(6, { address: "203.0.113.2" })]).toEqual([6, 4]);
  expect(onRefused).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(59_000);
  expect(await admitted(1)).toBe(0);
  expect(waitsS).toEqual([60, 60, 1]);
  vi.advanceTimersByTime(1_001);
  expect(await admitted(12)).toBe(10);
});

test("an address may try thirty codes a minute, however many carts it has or none, and IPv6's neighbours are one", async () => {
  const { admitted } = limit();
  const served: number[] = [];
  for (const cartId of ["a", "b", "c", "d", "e", "f"]) served.push(await admitted(6, { cartId }));
  expect(served).toEqual([6, 6, 6, 6, 6, 0]);
  expect(await admitted(40, { cartId: null, address: "203.0.113.2" })).toBe(30);
  const neighbours = [
    await admitted(20, { cartId: null, address: "2001:db8::1" }),
    await admitted(20, { cartId: null, address: "2001:db8::2" }),
  ];
  expect(neighbours).toEqual([20, 10]);
});

test("the same code again is a try, a code that is taken off is none, and each of a list's new codes is one", async () => {
  const { admit, admitted } = limit();
  const address = "203.0.113.1";
  expect(await admitted(12, { cartId: "again", code: "SAME" })).toBe(10);
  await admit({ cartId: "kept", address: "203.0.113.2", codes: ["A", "B"] });
  for (let call = 0; call < 8; call += 1) await admit({ cartId: "kept", address: "203.0.113.2", codes: ["a", "b", `${call}`] });
  for (const codes of [["B"], []]) await admit({ cartId: "kept", address: "203.0.113.2", codes });
  expect(await admitted(1, { cartId: "kept" })).toBe(0);
  const five = (row: string) => Array.from({ length: 5 }, (_, index) => `${row}${index}`);
  await admit({ cartId: "lists", address, codes: five("a") });
  await admit({ cartId: "lists", address, codes: five("b") });
  await expect(admit({ cartId: "lists", address, codes: five("c") })).rejects.toThrow("too many promo codes");
});

test("a list that grows is tried code by code, whichever instance it comes to", async () => {
  const limits = fakeSharedStores(2).stores.map((store) => createPromoCodeLimit({ factor: 1, onRefused: () => undefined, store }));
  const codes: string[] = [];
  const sendOneMore = async () => {
    codes.push(`CODE${codes.length}`);
    await limits[codes.length % 2]?.admit({ cartId: "cart-1", address: "203.0.113.1", codes });
  };
  for (let call = 0; call < 10; call += 1) await sendOneMore();
  await expect(sendOneMore()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("a factor scales the limits or lifts them, and nobody on the shop's own machine is counted", async () => {
  expect(await limit(0.2).admitted(5)).toBe(2);
  expect(await limit(0).admitted(50)).toBe(50);
  expect(await limit().admitted(50, { address: null })).toBe(50);
});

test(
  "codes are counted together, sent by the cart's form without a script or over the API, and both say so kindly",
  { timeout: 120_000 },
  async () => {
    // However slow the machine is, all of it happens within one minute.
    vi.useFakeTimers({ toFake: ["performance"] });
    const shop = await startWholeShop({ TRUST_PROXY: "1" });
    try {
      const from = { "x-forwarded-for": "203.0.113.5", origin: shop.origin };
      const overApi = (code: string, cookie: string) =>
        fetch(`${shop.origin}/api/cart/discount-codes`, {
          method: "PUT",
          headers: { ...from, cookie, "content-type": "application/json" },
          body: JSON.stringify({ codes: [code] }),
        });
      const byForm = (code: string, cookie: string) =>
        fetch(`${shop.origin}/cart`, {
          method: "POST",
          redirect: "manual",
          headers: { ...from, cookie },
          body: new URLSearchParams({ intent: "apply-code", code }),
        });
      const first = await overApi("GUESS0", "");
      const cookie = first.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
      const statuses = [first.status];
      for (let call = 1; call < 10; call += 1) statuses.push((await (call % 2 ? byForm : overApi)(`GUESS${call}`, cookie)).status);
      // The first code made the cart, so that it counts for the address alone.
      statuses.push((await overApi("GUESS10", cookie)).status);
      expect(statuses.filter((status) => status === 429)).toEqual([]);

      const [refused, page] = [await overApi("GUESS11", cookie), await byForm("GUESS12", cookie)];
      expect([refused.status, page.status]).toEqual([429, 429]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ code: "TOO_MANY_REQUESTS", detail: expect.stringContaining("Please wait a minute") });
      expect(await page.text()).toContain("Please wait a minute, then try again.");
      expect((await shop.metrics.rejectedRequests.get()).values).toEqual([
        expect.objectContaining({ labels: { reason: "rate_limit_promoCodes" }, value: 2 }),
      ]);
    } finally {
      await shop.stop();
    }
  },
);
