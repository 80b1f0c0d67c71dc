import { expect, test } from "vitest";
import { sectionInView } from "./section-in-view.ts";

const anchors = ["costs", "time", "big"];
const inView = (shown: string[], rest: Partial<Parameters<typeof sectionInView>[0]> = {}) =>
  sectionInView({ anchors, inBand: new Set(shown), passed: null, isAtTop: false, isAtEnd: false, ...rest });

test("of several sections in the middle of the screen the first in page order is read", () => {
  expect(inView(["big", "time"], { passed: "costs" })).toBe("time");
});

test("at the page's end it is the last, which may be too short to be first", () => {
  expect(inView(["time", "big"], { isAtEnd: true })).toBe("big");
});

test("between two sections and below the last it is the one before; above the first there is none", () => {
  expect(inView([], { passed: "costs" })).toBe("costs");
  expect(inView([], { passed: "big", isAtEnd: true })).toBe("big");
  expect(inView([])).toBeNull();
});

test("at the top it is none, whatever is in view", () => {
  expect(inView(["costs"], { isAtTop: true, passed: "costs" })).toBeNull();
});
