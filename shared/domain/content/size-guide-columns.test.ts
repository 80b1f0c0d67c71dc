import { expect, test } from "vitest";
import { sizeColumn } from "./size-guide-columns.ts";

test("the first column names sizes and is never converted", () => {
  expect(sizeColumn("Size", 0)).toEqual({ heading: "Size", isLength: false });
});

test("a heading loses the unit of length that the table states", () => {
  expect(sizeColumn("Chest (cm)", 1)).toEqual({ heading: "Chest", isLength: true });
  expect(sizeColumn("Waist (Inches) ", 2)).toEqual({ heading: "Waist", isLength: true });
});

test("a column in another unit keeps its heading and its numbers", () => {
  expect(sizeColumn("Weight (kg)", 1)).toEqual({ heading: "Weight (kg)", isLength: false });
});
