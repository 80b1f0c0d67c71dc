import { expect, test } from "vitest";
import { nextStop } from "./next-stop.ts";

const stops = ["a", "b", "c"];
const across = { back: "ArrowLeft", on: "ArrowRight" };

test("an arrow leads to the neighbour and stays at the ends", () => {
  expect(nextStop(stops, "b", "ArrowRight", across)).toBe("c");
  expect(nextStop(stops, "c", "ArrowRight", across)).toBe("c");
  expect(nextStop(stops, "b", "ArrowLeft", across)).toBe("a");
  expect(nextStop(stops, "a", "ArrowLeft", across)).toBe("a");
});

test("from outside the first arrow leads to the first stop", () => {
  expect(nextStop(stops, null, "ArrowRight", across)).toBe("a");
});

test("Home and End lead to the ends", () => {
  expect(nextStop(stops, "b", "Home", across)).toBe("a");
  expect(nextStop(stops, "b", "End", across)).toBe("c");
});

test("other keys lead nowhere, and neither does anything among no stops", () => {
  expect(nextStop(stops, "b", "ArrowDown", across)).toBeUndefined();
  expect(nextStop([], null, "ArrowRight", across)).toBeUndefined();
});
