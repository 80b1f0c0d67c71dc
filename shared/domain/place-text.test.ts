import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlaceText } from "./place-text.ts";

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

  it("never makes a postcode of anything but four digits", () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const read = readPlaceText(input);
        void expect(read?.kind !== "postcode" || /^\d{4}$/.test(read.text)).toBe(true);
      }),
    );
  });
});
