import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseOption, missingOptionNames, optionValueStates, possibleChoice, resolveVariant } from "./variant-selection.ts";

const options = [
  { name: "Size", values: ["S", "M"] },
  { name: "Colour", values: ["Red", "Blue"] },
];
const variants = [
  { optionValues: { Size: "S", Colour: "Red" }, isAvailable: true },
  { optionValues: { Size: "S", Colour: "Blue" }, isAvailable: false },
  { optionValues: { Size: "M", Colour: "Red" }, isAvailable: true },
];

describe("resolving a variant", () => {
  test("needs every option [shop-4.25]", () => {
    expect(resolveVariant(options, variants, {})).toBeNull();
    expect(resolveVariant(options, variants, { Size: "S" })).toBeNull();
    expect(resolveVariant(options, variants, { Size: "S", Colour: "Blue" })).toBe(variants[1]);
  });

  test("names what is missing in the product's order", () => {
    expect(missingOptionNames(options, {})).toEqual(["Size", "Colour"]);
    expect(missingOptionNames(options, { Colour: "Red" })).toEqual(["Size"]);
  });

  test("a value that the product does not have counts as not chosen", () => {
    expect(missingOptionNames(options, { Size: "XXL", Colour: "Red" })).toEqual(["Size"]);
  });

  test("an option with one value is chosen by itself", () => {
    const only = [{ optionValues: { Title: "Default Title" }, isAvailable: true }];
    expect(resolveVariant([{ name: "Title", values: ["Default Title"] }], only, {})).toBe(only[0]);
  });
});

describe("the values of an option", () => {
  test("are ruled out when no variant has them beside the other choices [shop-4.25]", () => {
    const [red, blue] = optionValueStates({ name: "Colour", values: ["Red", "Blue"] }, options, variants, { Size: "M" });
    expect(red).toMatchObject({ exists: true, isAvailable: true });
    expect(blue).toMatchObject({ exists: false, isAvailable: false });
  });

  test("tell when all that they lead to is sold out", () => {
    const [, blue] = optionValueStates({ name: "Colour", values: ["Red", "Blue"] }, options, variants, { Size: "S" });
    expect(blue).toMatchObject({ exists: true, isAvailable: false });
  });
});

test("choosing a value drops the earlier choices that it contradicts", () => {
  expect(chooseOption(options, variants, { Size: "M" }, "Colour", "Blue")).toEqual({ Colour: "Blue" });
  expect(chooseOption(options, variants, { Size: "S" }, "Colour", "Blue")).toEqual({ Size: "S", Colour: "Blue" });
});

test("whatever the order of clicks, the choices always lead to a variant that has them all", () => {
  const clicks = fc.array(fc.constantFrom(["Size", "S"], ["Size", "M"], ["Colour", "Red"], ["Colour", "Blue"]), { minLength: 1 });
  fc.assert(
    fc.property(clicks, (sequence) => {
      const chosen = sequence.reduce((so, [name = "", value = ""]) => chooseOption(options, variants, so, name, value), {});
      const matching = variants.filter((variant) =>
        Object.entries(chosen).every(([name, value]) => new Map(Object.entries(variant.optionValues)).get(name) === value),
      );
      expect(matching.length).toBeGreaterThan(0);
      const last = sequence.at(-1) ?? [];
      expect(Object.entries(chosen)).toContainEqual(last);
    }),
  );
});

/** Up to three options of up to four values, and any of their combinations as variants. */
const catalogues = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .map((counts) =>
    counts.map((count, index) => ({ name: `Option ${index}`, values: Array.from({ length: count }, (_, value) => `Value ${value}`) })),
  )
  .chain((made) => {
    const combinations = made.reduce<Record<string, string>[]>(
      (so, { name, values }) => so.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
      [{}],
    );
    return fc
      .subarray(combinations, { minLength: 1 })
      .map((kept) => ({ options: made, variants: kept.map((optionValues) => ({ optionValues, isAvailable: true })) }));
  });

test("whatever an address asks for, a variant is found exactly when nothing is left to choose", () => {
  const asked = fc.dictionary(
    fc.constantFrom("Option 0", "Option 1", "Option 2", "Other", "__proto__"),
    fc.constantFrom("Value 0", "Value 1", "Value 3", "Other"),
  );
  fc.assert(
    fc.property(catalogues, asked, (made, wanted) => {
      const chosen = possibleChoice(made.options, made.variants, wanted);
      const variant = resolveVariant(made.options, made.variants, chosen);
      expect(variant === null).toBe(missingOptionNames(made.options, chosen).length > 0);
      expect(variant?.optionValues ?? chosen).toMatchObject(chosen);
    }),
  );
});

test("the values that aren't ruled out lead to every variant", () => {
  fc.assert(
    fc.property(catalogues, fc.nat(), (made, pick) => {
      const wanted = made.variants[pick % made.variants.length];
      let chosen: Record<string, string> = {};
      for (const option of made.options) {
        const value = wanted?.optionValues[option.name] ?? "";
        const state = optionValueStates(option, made.options, made.variants, chosen).find((candidate) => candidate.value === value);
        expect(state?.exists).toBe(true);
        chosen = chooseOption(made.options, made.variants, chosen, option.name, value);
      }
      expect(resolveVariant(made.options, made.variants, chosen)).toBe(wanted);
    }),
  );
});

describe("what an address asks for", () => {
  test("is taken as far as one variant has it all, in the product's order", () => {
    expect(possibleChoice(options, variants, { Size: "S", Colour: "Blue" })).toEqual({ Size: "S", Colour: "Blue" });
    expect(possibleChoice(options, variants, { Size: "M", Colour: "Blue" })).toEqual({ Size: "M" });
    expect(possibleChoice(options, variants, { Colour: "Red", Wheel: "4" })).toEqual({ Colour: "Red" });
    expect(possibleChoice(options, variants, {})).toEqual({});
  });
});

test("the value that was chosen is marked among the others", () => {
  const sizes = optionValueStates({ name: "Size", values: ["S", "M"] }, options, variants, { Size: "M" });
  expect(sizes.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ["S", false],
    ["M", true],
  ]);
});
