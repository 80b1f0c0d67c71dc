import { expect, test } from "vitest";
import { compareFacts, comparePath, readCompared } from "./comparison.ts";

test("parts stand side by side by what they say of themselves, and what differs is told apart", () => {
  const one = [
    { label: "Material", value: "Alloy" },
    { label: "Bore", value: "26 mm" },
  ];
  const other = [
    { label: "Bore", value: "26 MM" },
    { label: "Material", value: "Cast iron" },
    { label: "Circuit", value: "Dual" },
  ];
  expect(compareFacts([one, other])).toEqual([
    { label: "Material", values: ["Alloy", "Cast iron"], isDifferent: true },
    { label: "Bore", values: ["26 mm", "26 MM"], isDifferent: false },
    { label: "Circuit", values: [null, "Dual"], isDifferent: true },
  ]);
  expect(compareFacts([one]).every(({ isDifferent }) => !isDifferent)).toBe(true);
});

test("an address names at most four parts, each once, and nothing that could be no part", () => {
  expect(readCompared("a,b,a,c,d,e")).toEqual(["a", "b", "c", "d"]);
  expect(readCompared("a,,../b,<script>,größe-1")).toEqual(["a", "größe-1"]);
  expect(readCompared(null)).toEqual([]);
  expect(readCompared(new URLSearchParams(comparePath(["a", "größe-1"]).split("?")[1]).get("parts"))).toEqual(["a", "größe-1"]);
  expect(comparePath([])).toBe("/compare");
});
