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
  const read = (query: string) => readCompared(new URLSearchParams(query));
  expect(read("parts=a,b,a,c,d,e")).toEqual({ handles: ["a", "b", "c", "d"], leftOutCount: 1 });
  expect(read("parts=a,,../b,<script>,größe-1").handles).toEqual(["a", "größe-1"]);
  expect(read("parts=a&parts=b&parts=a").handles).toEqual(["a", "b"]);
  expect(read("")).toEqual({ handles: [], leftOutCount: 0 });
  expect(comparePath([])).toBe("/compare");
  expect(read(comparePath(["a", "größe-1"]).split("?")[1] ?? "").handles).toEqual(["a", "größe-1"]);
});
