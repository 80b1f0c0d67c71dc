import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleVariant } from "#shared/testing/example-product.ts";
import { OptionPicker } from "./option-picker.tsx";

const options = [
  { name: "Size", values: ["S", "M"] },
  { name: "Colour", values: ["Red", "Blue"] },
  { name: "Finish", values: ["Plain"] },
];
const variantOf = (Size: string, Colour: string, isAvailable: boolean) =>
  exampleVariant({ id: `${Size}${Colour}`, optionValues: { Size, Colour, Finish: "Plain" }, isAvailable });
const variants = [variantOf("S", "Red", true), variantOf("S", "Blue", false), variantOf("M", "Red", true)];
const htmlOf = (chosen: Record<string, string>) =>
  renderToStaticMarkup(
    <OptionPicker
      options={options}
      variants={variants}
      chosen={chosen}
      hrefOf={(next) => `/p?${new URLSearchParams(next)}`}
      onChoose={() => undefined}
    />,
  );

test("every value that can be chosen is a link to its own address", () => {
  expect(htmlOf({})).toContain('href="/p?Size=S"');
  expect(htmlOf({ Size: "M" })).toContain('href="/p?Colour=Red&amp;Size=M"');
});

test("a value that does not exist beside the other choices is ruled out", () => {
  const html = htmlOf({ Size: "M" });
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain("Colour=Blue");
});

test("a sold-out value can be looked at, and says so", () => {
  expect(htmlOf({ Size: "S" })).toMatch(/Colour=Blue[^>]*><span[^>]*><\/span>Blue<span[^>]*>, out of stock/);
});

test("a colour has a swatch before its name, other options have none", () => {
  expect(htmlOf({})).toMatch(/data-swatch="red" aria-hidden="true"><\/span>Red/);
  expect(htmlOf({})).not.toContain('data-swatch="s"');
});

test("an option with one value asks for nothing", () => {
  expect(htmlOf({})).toContain('aria-label="Colour"');
  expect(htmlOf({})).not.toContain('aria-label="Finish"');
});

test("who has ruled values out can start again", () => {
  expect(htmlOf({})).not.toContain("Clear choices");
  expect(htmlOf({ Size: "S" })).not.toContain("Clear choices");
  expect(htmlOf({ Size: "M" })).toMatch(/href="\/p\?"[^>]*>Clear choices/);
});
