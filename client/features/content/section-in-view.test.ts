import { expect, test } from "vitest";
import { sectionInView } from "./section-in-view.ts";

const anchors = ["costs", "time", "big"];
const inView = (shown: string[], rest: Partial<Parameters<typeof sectionInView>[0]> = {}) =>
  sectionInView({ anchors, inBand: new Set(shown), current: null, isAtTop: false, isAtEnd: false, ...rest });

test("of several sections in the middle of the screen the first in page order is read", () => {
  expect(inView(["big", "time"])).toBe("time");
});

test("at the page's end it is the last, which may be too short to be first", () => {
  expect(inView(["time", "big"], { isAtEnd: true })).toBe("big");
});

test("between two sections it stays the one before", () => {
  expect(inView([], { current: "costs" })).toBe("costs");
});

test("at the top it is none, whatever is in view", () => {
  expect(inView(["costs"], { isAtTop: true, current: "costs" })).toBeNull();
});
