import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeInput, readPlaceText } from "./place-text.ts";

describe("what is typed to find a place", () => {
  it.each([
    ["3058", "3058"],
    [" 30 58 ", "3058"],
    ["2620 Queanbeyan", "2620"],
    ["0822", "0822"],
    ["30585", "3058"],
  ])("is a postcode when it starts with a digit: %s", (input, text) => {
    expect(readPlaceText(input)).toEqual({ kind: "postcode", text });
  });

  it.each([
    ["Cob", "Cob"],
    ["  st   kilda ", "st kilda"],
    ["O'Connor 2602", "O'Connor 2602"],
  ])("is a suburb when it starts with a letter: %s", (input, text) => {
    expect(readPlaceText(input)).toEqual({ kind: "suburb", text });
  });

  it.each(["", "  ", "305", "3-0-5", "co", "S1", "'cob", "-3058"])("is too little to tell: %s", (input) => {
    expect(readPlaceText(input)).toBeNull();
  });

  it("never makes a postcode of anything but four digits [shop-9.12] [shop-2.74]", () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const read = readPlaceText(input);
        void expect(read?.kind !== "postcode" || /^\d{4}$/.test(read.text)).toBe(true);
      }),
    );
  });
});

describe("the box for a place", () => {
  it.each([
    ["30", "30"],
    ["3058", "3058"],
    [" 30-5a8 Coburg", "3058"],
    ["30585", "3058"],
  ])("keeps four digits of a text that starts with one: %s", (typed, kept) => {
    expect(placeInput(typed)).toBe(kept);
  });

  it.each(["", " ", "O'Connor 2602", "-3058", "St  Kilda"])("leaves any other text alone: %s", (typed) => {
    expect(placeInput(typed)).toBe(typed);
  });

  it("never changes what a text means", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("3", "0", "a", " ", "-", "é"), maxLength: 9 }), (typed) => {
        expect(readPlaceText(placeInput(typed))).toEqual(readPlaceText(typed));
      }),
    );
  });
});
