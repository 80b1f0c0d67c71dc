import { expect, test } from "vitest";
import { modelName } from "./model-name.ts";

test.each([
  ["Holden", "Kingswood", "HQ", "hq holden"],
  ["Holden", "Monaro", "HQ", "hq monaro"],
  ["Holden", "Calais", "VK", "vk commodore"],
  ["Holden", "FJ", "FJ", "holden fj"],
  ["Ford", "Falcon", "FG X", "fg x falcon"],
  ["Ford", "Mustang", "1964.5-66", "mustang"],
  ["Nissan", "Skyline", "R32", "r32 skyline"],
  ["Datsun", "1600", "510", "datsun 1600"],
  ["Mazda", "RX-7", "Series 1 SA22C", "rx-7"],
  ["Land Rover", "Series", "Series II", "land rover series"],
  ["Triumph", "Stag", "Stag", "stag"],
])("a %s %s %s is called %j", (make, model, series, name) => {
  expect(modelName({ make, model, series })).toBe(name);
});
