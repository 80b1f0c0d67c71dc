import { isbot } from "isbot";
import { expect, test } from "vitest";
import { choosing } from "./choosing.ts";
import { browserHeaders } from "./headers.ts";

test("visitors are taken for people, who get the document that streams", () => {
  expect(isbot(browserHeaders["user-agent"])).toBe(false);
  expect(isbot("k6/2.2.0 (https://k6.io/)")).toBe(true);
});

test("a visitor's choices are the same in every run with the same seed, and differ between visitors", () => {
  const choices = (seed: string) => {
    const { pick } = choosing(seed);
    return Array.from({ length: 20 }, () => pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  };
  expect(choices("1 browse 0")).toEqual(choices("1 browse 0"));
  expect(choices("1 browse 0")).not.toEqual(choices("1 browse 1"));
  expect(choices("1 browse 0")).not.toEqual(choices("2 browse 0"));
});

test("choices reach everything evenly, and what is popular more often", () => {
  const { pick, pickPopular, chance } = choosing("evenly");
  const share = (choose: () => boolean) => Array.from({ length: 10_000 }, choose).filter(Boolean).length / 10_000;
  const halves = ["first", "second"];
  expect(share(() => pick(halves) === "first")).toBeCloseTo(0.5, 1);
  expect(share(() => pickPopular(halves) === "first")).toBeCloseTo(Math.SQRT1_2, 1);
  expect(share(() => chance(0.2))).toBeCloseTo(0.2, 1);
  expect(pick([])).toBeUndefined();
});
