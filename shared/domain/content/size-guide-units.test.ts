import fc from "fast-check";
import { expect, test } from "vitest";
import { convertSize, eighthsText, measureOf, sizeColumn } from "./size-guide-units.ts";

test("the first column names sizes and is never converted", () => {
  expect(sizeColumn("Size", 0)).toEqual({ heading: "Size", isLength: false });
});

test("a heading loses the unit of length that the table states", () => {
  expect(sizeColumn("Chest (cm)", 1)).toEqual({ heading: "Chest", isLength: true });
  expect(sizeColumn("Waist (Inches) ", 2)).toEqual({ heading: "Waist", isLength: true });
  expect(sizeColumn("Hip ( cm )", 3)).toEqual({ heading: "Hip", isLength: true });
});

test("a heading that names no unit is of the table's own", () => {
  expect(sizeColumn("Chest", 1)).toEqual({ heading: "Chest", isLength: true });
});

test("a column in another unit keeps its heading and its numbers", () => {
  expect(sizeColumn("Weight (kg)", 1)).toEqual({ heading: "Weight (kg)", isLength: false });
});

const sixteenth = 1 / 16;
const millimetres = fc.integer({ min: 1, max: 99_999 });

test("centimetres become inches within a sixteenth [shop-2.60]", () => {
  fc.assert(
    fc.property(millimetres, (mm) => {
      const inches = measureOf(convertSize(String(mm / 10), "cm", "inch"));
      void expect(Math.abs(inches - mm / 10 / 2.54)).toBeLessThanOrEqual(sixteenth + 1e-9);
    }),
  );
});

test("rounding to eighths again changes nothing [shop-2.60]", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (inches) => {
      const once = eighthsText(inches);
      void expect(eighthsText(measureOf(once))).toBe(once);
    }),
  );
});

test("a fraction is proper and in its lowest terms, and eight eighths are the next inch", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (inches) => {
      void expect(eighthsText(inches)).toMatch(/^(?:\d+|(?:[1-9]\d* )?(?:[1357]\/8|[13]\/4|1\/2))$/);
    }),
  );
  expect([0.5, 1.25, 2.375].map(eighthsText)).toEqual(["1/2", "1 1/4", "2 3/8"]);
  expect(eighthsText(38.94)).toBe("39");
  expect(eighthsText(0.97)).toBe("1");
});

test.each([
  ["97.5", "38 3/8"],
  ["96-101", "37 3/4-39 3/4"],
  ["2.54", "1"],
  ["0", "0"],
  ["1", "3/8"],
  ["71 – 76", "28 – 29 7/8"],
  ["96 to 101", "37 3/4 to 39 3/4"],
  ["95.9-96", "37 3/4"],
])("%s cm is %s inches", (cm, inches) => {
  expect(convertSize(cm, "cm", "inch")).toBe(inches);
});

test.each([
  ["38 3/8", "97.5"],
  ["14", "35.6"],
  ["3 1/2-4", "8.9-10.2"],
])("%s inches is %s cm", (inches, cm) => {
  expect(convertSize(inches, "inch", "cm")).toBe(cm);
});

test.each(["Adjustable", "S-5XL", "77R", "14x6", "", "–", "96 cm", "1/0", "-5", "1e3", "96-101-105"])("%j is left alone", (words) => {
  expect(convertSize(words, "cm", "inch")).toBe(words);
});

test("a value in its own unit stays as it was written, and a range keeps its order", () => {
  expect(convertSize(" 96 - 101 ", "cm", "cm")).toBe("96 - 101");
  fc.assert(
    fc.property(millimetres, millimetres, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const [first = "", last = first] = convertSize(`${low}-${high}`, "cm", "inch").split("-");
      void expect(measureOf(last)).toBeGreaterThanOrEqual(measureOf(first));
    }),
  );
});
