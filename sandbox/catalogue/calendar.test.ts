import { expect, test } from "vitest";
import { productDates, scheduled } from "./calendar.ts";
import { plainProduct } from "./testing/plain-product.ts";

const plan = { handle: "sale", title: "Sale", description: "", percentOff: 10, categoryHandles: [], startDay: -10, endDay: 18 };
const firstStart = new Date("2027-03-05T20:00:00Z");
const daysLater = (days: number) => new Date(firstStart.getTime() + days * 86_400_000);

test("a promotion runs around the first start, with the same dates at every start until it ends", () => {
  const dates = { startsAt: "2027-02-23T00:00:00.000Z", endsAt: "2027-03-23T12:59:59.000Z" };
  for (const now of [firstStart, daysLater(1), daysLater(17)]) expect(scheduled(plan, firstStart, now)).toMatchObject(dates);
});

test("a promotion that has ended is held again, never ends in the past nor far ahead", () => {
  for (let days = 0; days < 400; days += 1) {
    const { startsAt, endsAt } = scheduled(plan, firstStart, daysLater(days));
    const left = (Date.parse(endsAt) - daysLater(days).getTime()) / 86_400_000;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(29);
    expect(Date.parse(startsAt)).toBeLessThan(daysLater(days).getTime());
  }
});

test("a promotion that was over at the first start stays so", () => {
  const over = { ...plan, startDay: -60, endDay: -20 };
  expect(scheduled(over, firstStart, daysLater(300)).endsAt).toBe("2027-02-13T12:59:59.000Z");
});

test("a product's dates move with the first start, and only what is new is called new", () => {
  const product = plainProduct({
    id: 1,
    title: "Seal",
    createdAt: "2026-11-10T00:00:00.000Z",
    dealExpiresAt: "2026-11-20T00:00:00.000Z",
    tags: ["new_arrival", "kit"],
  });
  const moved = productDates(firstStart, firstStart)(product);
  expect(moved).toMatchObject({
    createdAt: "2027-02-28T00:00:00.000Z",
    dealExpiresAt: "2027-03-10T00:00:00.000Z",
    tags: ["new_arrival", "kit"],
  });
  expect(productDates(firstStart, daysLater(90))(product)).toMatchObject({ createdAt: "2027-02-28T00:00:00.000Z", tags: ["kit"] });
});
