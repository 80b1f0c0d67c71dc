import { expect, test } from "vitest";
import { badgeOf } from "./car-list.tsx";

test.each([
  ["Austin-Healey", "AH"],
  ["MG", "MG"],
  ["Land Rover", "LR"],
  ["Chrysler", "C"],
  [" ZA Fairlane", "ZA"],
  [" 1600", "1600"],
  ["", ""],
])("the badge of %j, which nobody has drawn, says %j", (name, badge) => {
  expect(badgeOf(name)).toBe(badge);
});
