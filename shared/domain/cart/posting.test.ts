import { expect, test } from "vitest";
import { postingOf } from "./posting.ts";

const line = (isInStoreOnly: boolean, totalCents: number, quantity = 1) => ({ isInStoreOnly, totalCents, quantity });
const pump = line(false, 8_000);
const bonnet = line(true, 69_000);

test("a cart is split into what is posted and what is picked up, and only what is posted counts towards free delivery [shop-1.4]", () => {
  expect(postingOf({ lines: [bonnet, pump], totalCents: 77_000 })).toEqual({
    posted: [pump],
    collected: [bonnet],
    emailed: [],
    postedCents: 8_000,
  });
  expect(postingOf({ lines: [pump], totalCents: 8_000 })).toMatchObject({ collected: [], postedCents: 8_000 });
  expect(postingOf({ lines: [bonnet], totalCents: 69_000 })).toMatchObject({ posted: [], postedCents: 0 });
});

test("a line that is being taken out is neither, and an order's discount counts towards what is posted", () => {
  expect(postingOf({ lines: [line(true, 69_000, 0), pump], totalCents: 7_000 })).toMatchObject({ collected: [], postedCents: 7_000 });
});

test("gift cards are sent by email: nothing of them is posted or picked up, and they count towards no free delivery", () => {
  const giftCard = { ...line(false, 25_000), isGiftCard: true };
  expect(postingOf({ lines: [giftCard], totalCents: 25_000 })).toEqual({ posted: [], collected: [], emailed: [giftCard], postedCents: 0 });
  expect(postingOf({ lines: [giftCard, pump, bonnet], totalCents: 102_000 })).toEqual({
    posted: [pump],
    collected: [bonnet],
    emailed: [giftCard],
    postedCents: 8_000,
  });
});
