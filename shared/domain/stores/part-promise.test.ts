import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { collectTime } from "./collect-time.ts";
import { isOnShelf, isOrderedIn, partPromise, type PromisedPart, shelfPromise, shortPickUp } from "./part-promise.ts";

const span = { opens: "08:30", closes: "17:00" };
const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => ({ day, span }));
const openingHours = [...week, { day: "Saturday", span: { opens: "09:00", closes: "12:00" } }, { day: "Sunday", span: null }];
const melbourne = { timeZone: "Australia/Melbourne", openingHours, closedOn: ["2026-12-25"] };
const perth = { ...melbourne, timeZone: "Australia/Perth" };
const plain: PromisedPart = { stock: "in-stock", isInStoreOnly: false };
/** 9:30 on a Monday in Perth, half past twelve in Melbourne. */
const monday = new Date("2026-11-23T01:30:00Z");
const pickUp = (part: PromisedPart, asked: Partial<Parameters<typeof partPromise>[0]> = {}) =>
  partPromise({ part, counter: { units: 3, times: melbourne }, now: monday, ...asked }).pickUp;
const delivery = (part: Partial<PromisedPart>) => partPromise({ part: { ...plain, ...part }, counter: null, now: monday }).delivery;

const parts: fc.Arbitrary<PromisedPart> = fc.record({
  stock: fc.constantFrom("in-stock", "out-of-stock", "backorder", "special-order", "made-to-order"),
  isInStoreOnly: fc.boolean(),
  inStoreOnlyReason: fc.constantFrom(null, "bulky", "dangerous goods class 8"),
  isBulky: fc.boolean(),
  dangerousGoodsClass: fc.constantFrom(null, "2.1", "8"),
  isGiftCard: fc.boolean(),
});
const counters = fc.option(fc.record({ units: fc.integer({ min: 0, max: 4 }), times: fc.constantFrom(null, melbourne, perth) }));
const instants = fc.option(fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }));

describe("picking it up", () => {
  it("is possible today only on the morning of the store's own day", () => {
    expect(pickUp(plain, { counter: { units: 1, times: perth } })).toMatchObject({
      when: "today",
      day: "2026-11-23",
      text: "Order before 12pm to collect on Monday 23 November",
    });
    expect(pickUp(plain)).toEqual({ when: "tomorrow", day: "2026-11-24", text: "Order now to collect tomorrow" });
  });

  it("skips the days on which the store is shut", () => {
    const friday = { now: new Date("2026-11-27T03:00:00Z") };
    expect(pickUp(plain, friday)).toMatchObject({ when: "tomorrow", day: "2026-11-28" });
    const saturday = { now: new Date("2026-11-28T03:00:00Z") };
    expect(pickUp(plain, saturday)).toMatchObject({ when: "later", text: "Order now to collect on Monday 30 November" });
    expect(isOnShelf(pickUp(plain, saturday))).toBe(true);
    const christmas = { now: new Date("2026-12-24T20:00:00Z") };
    expect(pickUp(plain, christmas)).toMatchObject({ when: "tomorrow", day: "2026-12-26" });
  });

  it("isn't promised where the store has too few, and says how many there are", () => {
    expect(pickUp(plain, { counter: { units: 0, times: melbourne } })).toMatchObject({
      when: "not-there",
      text: "Out of stock at this store",
    });
    expect(pickUp(plain, { quantity: 4 })).toMatchObject({ when: "not-there", text: "Only 3 at this store" });
    expect(pickUp(plain, { quantity: 3 }).when).toBe("tomorrow");
  });

  it("waits for what is ordered in, and takes from the shelf what lies there all the same", () => {
    for (const stock of ["special-order", "backorder", "made-to-order"] as const) {
      expect(pickUp({ ...plain, stock }, { counter: { units: 0, times: melbourne } })).toMatchObject({
        when: "ordered-in",
        text: "Out of stock at this store",
      });
      expect(pickUp({ ...plain, stock }).when).toBe("tomorrow");
    }
  });

  it("names no day where nobody knows what time it is, or when the store is open", () => {
    for (const unknown of [{ now: null }, { counter: { units: 1, times: null } }])
      expect(pickUp(plain, unknown)).toEqual({ when: "on-shelf", day: null, text: "In stock" });
  });

  it("asks for a store while there is none, and never asks for one for what goes by email", () => {
    expect(pickUp(plain, { counter: null }).when).toBe("no-store");
    expect(pickUp({ ...plain, isGiftCard: true }, { counter: null })).toMatchObject({ when: "by-email", text: "Sent by email" });
  });
});

test("a card says the same in few words, and nothing where there is nothing to say", () => {
  const short = (asked: Partial<Parameters<typeof partPromise>[0]>, part = plain) => shortPickUp(pickUp(part, asked));
  expect(short({ counter: { units: 1, times: perth } })).toBe("Collect today");
  expect(short({})).toBe("Collect tomorrow");
  expect(short({ now: new Date("2026-11-28T03:00:00Z") })).toMatch(/^Collect Mon,? 30 Nov$/);
  expect(short({ now: null })).toBe("At my store");
  expect(short({ counter: { units: 0, times: melbourne } })).toBe("Not at my store");
  expect(short({ counter: null })).toBeNull();
  expect(short({ counter: { units: 0, times: melbourne } }, { ...plain, stock: "backorder" })).toBeNull();
});

test("whatever is known of part, shelf, store and time: pick-up is promised for what lies on the shelf, with the store's one sentence, and for nothing else", () => {
  fc.assert(
    fc.property(parts, counters, fc.integer({ min: 1, max: 5 }), instants, (part, counter, quantity, now) => {
      const promised = partPromise({ part, counter, quantity, now }).pickUp;
      const isThere = counter !== null && !part.isGiftCard && counter.units >= quantity;
      expect(isOnShelf(promised)).toBe(isThere);
      const times = isThere ? counter.times : null;
      expect(promised).toEqual(times !== null && now !== null ? collectTime(times, now) : { ...promised, day: null });
      expect(promised.when === "ordered-in").toBe(counter !== null && !part.isGiftCard && !isThere && isOrderedIn(part.stock));
      expect(promised.when === "today").toBe(promised.text.startsWith("Order before 12pm"));
      expect(promised.text).not.toBe("");
    }),
  );
});

test("a store says of its whole shelf what it says of any part that lies there", () => {
  fc.assert(
    fc.property(fc.constantFrom(null, melbourne, perth), instants, (times, now) => {
      expect(shelfPromise(times, now)).toEqual(partPromise({ part: plain, counter: { units: 2, times }, now }).pickUp);
    }),
  );
});

describe("having it delivered", () => {
  it("names a day for what is on the shelf and travels like any other", () => {
    expect(delivery({})).toEqual({ way: "parcel", reasons: [], isToBoxes: true });
  });

  it("tells what stands in the way, with its reason", () => {
    expect(delivery({ isInStoreOnly: true, inStoreOnlyReason: "it is glass" })).toEqual({
      way: "none",
      reasons: ["This part can't be posted: it is glass. Pick it up from one of our stores."],
      isToBoxes: false,
    });
    expect(delivery({ isInStoreOnly: true }).reasons).toEqual(["This part can't be posted. Pick it up from one of our stores."]);
    expect(delivery({ isGiftCard: true })).toMatchObject({ way: "by-email", reasons: [expect.stringMatching(/email as soon as/)] });
    expect(delivery({ isBulky: true })).toMatchObject({ way: "pallet", reasons: [expect.stringContaining("bulky")], isToBoxes: false });
    expect(delivery({ dangerousGoodsClass: "8" })).toMatchObject({ way: "road", isToBoxes: false });
    expect(delivery({ dangerousGoodsClass: "8" }).reasons[0]).toContain("dangerous goods, class 8");
    expect(delivery({ stock: "backorder" }).reasons).toEqual(["Backordered items are dispatched on arrival."]);
  });

  it("names the strongest: what is never posted isn't called bulky", () => {
    expect(delivery({ isInStoreOnly: true, isBulky: true, dangerousGoodsClass: "8" }).reasons).toHaveLength(1);
    expect(delivery({ isBulky: true, dangerousGoodsClass: "8" }).way).toBe("pallet");
  });

  it("names a day for nothing that isn't there, isn't posted or isn't a parcel, and boxes take parcels alone", () => {
    fc.assert(
      fc.property(parts, (part) => {
        const { way, reasons, isToBoxes } = delivery(part);
        expect(reasons.length === 0).toBe(way === "parcel" && part.stock === "in-stock");
        expect(isToBoxes).toBe(way === "parcel" || way === "by-email");
        expect(way === "by-email").toBe(part.isGiftCard);
        expect(way === "none").toBe(part.isInStoreOnly && !part.isGiftCard);
      }),
    );
  });
});
