import { beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import type { PlatformOrder } from "./customer-port.ts";
import { createGuestOrderService, type GuestOrderPort } from "./guest-orders.ts";

beforeEach(() => () => vi.useRealTimers());

const order: PlatformOrder = {
  id: "1",
  name: "R100123",
  placedAt: "2026-11-20T01:02:03Z",
  placedOn: null,
  status: "sent",
  totalCents: 3,
  quantity: 1,
  titles: ["Water pump"],
  hasReturns: false,
  lines: [],
  subtotalCents: 3,
  discountCents: 0,
  shippingCents: 0,
  taxCents: null,
  deliveredTo: null,
  collectedFrom: null,
  parcels: [],
  returns: [],
};
const owner = { number: "R100123", email: "kim@shop.test" };
const home = { address: "203.0.113.1" };

function shop({ factor = 1 } = {}) {
  const findOrder = vi.fn<GuestOrderPort["findOrder"]>(async (number, email) =>
    number === owner.number && email === owner.email ? order : null,
  );
  const onRefused = vi.fn<() => void>();
  const service = createGuestOrderService({
    orders: { findOrder },
    productUrls: async () => new Map(),
    variantSales: async () => new Map(),
    factor,
    onRefused,
  });
  /** What somebody hears: an order's name, or the code and words of the refusal. */
  const hears = async (input: typeof owner, asking: { address: string | null } = home) => {
    try {
      return (await service.find(input, asking)).name;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return `${error.code}: ${error.userMessage}`;
    }
  };
  return { service, findOrder, onRefused, hears };
}

test("an order is found by its number in any spelling, and by its buyer's address in any case", async () => {
  const { hears, findOrder } = shop();
  expect(await hears({ number: " #r100 123", email: "Kim@Shop.test" })).toBe("R100123");
  expect(findOrder).toHaveBeenCalledExactlyOnceWith("R100123", "kim@shop.test");
});

test("no such order, somebody else's address, and what can't be a number are told in one sentence", async () => {
  const { hears, findOrder } = shop();
  const heard = [
    await hears({ ...owner, number: "R999999" }),
    await hears({ ...owner, email: "lee@shop.test" }),
    await hears({ ...owner, number: "my order" }),
  ];
  expect(new Set(heard).size).toBe(1);
  expect(heard[0]).toMatch(/^NOT_FOUND: We can't find an order with this number and this email address\./);
  // The first two are one question alike.
  expect(findOrder).toHaveBeenCalledTimes(2);
});

test("an address may try ten times a quarter of an hour, whatever it tries, and then not even its own order", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(1);
  const { hears, onRefused, findOrder } = shop();
  for (let at = 0; at < 10; at += 1) expect(await hears({ ...owner, number: at % 2 ? `R10${at}` : "no number" })).toMatch(/^NOT_FOUND/);
  expect(await hears(owner)).toMatch(/^TOO_MANY_REQUESTS/);
  expect([onRefused.mock.calls.length, findOrder.mock.calls.length]).toEqual([1, 5]);
  expect(await hears(owner, { address: "203.0.113.2" })).toBe("R100123");
  vi.advanceTimersByTime(15 * 60_000 + 1);
  expect(await hears(owner)).toBe("R100123");
});

test.each([
  ["number", (guess: string) => ({ ...owner, email: `${guess}@shop.test` })],
  ["mailbox", (guess: string) => ({ ...owner, number: `R9${guess.slice(5)}` })],
])("a %s can't be guessed at for long, from however many addresses, and its buyer still gets to it", async (_what, tryOne) => {
  const { hears } = shop();
  const strangers = async (from: number, to: number) => {
    const heard: string[] = [];
    for (let at = from; at < to; at += 1) heard.push(await hears(tryOne(`guess${at}`), { address: `198.51.100.${at}` }));
    return heard.filter((each) => each.startsWith("NOT_FOUND")).length;
  };
  expect(await strangers(0, 20)).toBe(20);
  // Beyond that each address has a few, so a stranger who goes on needs another one for every few.
  const one = [];
  for (let at = 0; at < 5; at += 1) one.push(await hears(tryOne(`again${at + 100}`), { address: "192.0.2.1" }));
  expect(one.map((each) => each.split(":")[0])).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
  expect(await hears(owner)).toBe("R100123");
});

test("whoever has a whole network of IPv6 tries as often as everybody else", async () => {
  const { hears } = shop();
  for (let at = 0; at < 10; at += 1)
    expect(await hears({ ...owner, number: `R10${at}` }, { address: `2001:db8::${at}` })).toMatch(/^NOT_FOUND/);
  expect(await hears(owner, { address: "2001:db8::ff" })).toMatch(/^TOO_MANY_REQUESTS/);
});

test("the shop's own machine isn't counted, and a factor of nought lifts the limits", async () => {
  const { hears } = shop();
  for (let at = 0; at < 30; at += 1) expect(await hears(owner, { address: null })).toBe("R100123");
  const lifted = shop({ factor: 0 });
  for (let at = 0; at < 30; at += 1) expect(await lifted.hears(owner)).toBe("R100123");
});
