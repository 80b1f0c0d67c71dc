import { expect, test } from "vitest";
import { middlingPage } from "./distinct-products.ts";

test("the one page that stands for a round weighs most nearly what its pages weigh on average", () => {
  const answers = [
    { path: "/small", bytes: 60_000 },
    { path: "/usual", bytes: 81_000 },
    { path: "/large", bytes: 140_000 },
    { path: "/larger than usual", bytes: 90_000 },
  ];
  expect(middlingPage(answers)).toBe("/larger than usual");
  expect(() => middlingPage([])).toThrow("No page");
});
