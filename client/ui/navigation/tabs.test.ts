import { expect, test } from "vitest";
import { nextTab } from "./tabs.tsx";

test("the arrows walk round the tabs, Home and End jump, other keys are left alone", () => {
  expect([nextTab("ArrowRight", 2, 3), nextTab("ArrowLeft", 0, 3), nextTab("Home", 2, 3), nextTab("End", 0, 3)]).toEqual([0, 2, 0, 2]);
  expect(nextTab("Enter", 1, 3)).toBeNull();
});
