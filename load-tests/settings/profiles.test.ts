import { expect, test } from "vitest";
import { factorAt, phaseAt, profiles } from "./profiles.ts";
import { readSettings } from "./read-settings.ts";
import { sliceNames, timeTags } from "./time-tags.ts";

const settingsOf = (profile: string, timeScale = "1") =>
  readSettings({ PROFILE: profile, BASE_URL: "http://localhost", TIME_SCALE: timeScale });

test("the rate moves on a straight line within a stage and stays after the last", () => {
  const rates = [0, 60, 120, 125, 130, 160, 195, 200, 10_000].map((seconds) => factorAt(profiles.spike, seconds));
  expect(rates).toEqual([1, 1, 1, 4.5, 8, 8, 4.5, 1, 1]);
  expect(factorAt(profiles.breakpoint, 15 * 60)).toBe(20);
});

test("a moment belongs to the stage that it is in", () => {
  const { stages } = profiles.spike;
  expect([0, 119, 120, 131, 190, 199, 201, 10_000].map((seconds) => phaseAt(stages, seconds))).toEqual([
    "before",
    "before",
    "rise",
    "spike",
    "fall",
    "fall",
    "after",
    "after",
  ]);
});

test("requests of a spike tell their phase, and after it the slice that they began in", () => {
  const tagsAt = (seconds: number) => timeTags(settingsOf("spike"), seconds * 1000);
  expect(tagsAt(0)).toEqual({ phase: "before" });
  expect(tagsAt(189)).toEqual({ phase: "spike" });
  expect(tagsAt(190)).toEqual({ phase: "fall", slice: "000" });
  expect(tagsAt(200)).toEqual({ phase: "after", slice: "010" });
  expect(tagsAt(319)).toEqual({ phase: "after", slice: "120" });
  expect(tagsAt(400)).toEqual({ phase: "after", slice: "120" });
  expect(sliceNames(settingsOf("spike"))).toHaveLength(13);
});

test("a shorter run has the same phases, sooner", () => {
  expect(timeTags(settingsOf("spike", "0.1"), 19_000)).toEqual({ phase: "fall", slice: "000" });
});

test("requests of other profiles carry no tags of time", () => {
  expect(timeTags(settingsOf("average"), 1000)).toEqual({});
  expect(sliceNames(settingsOf("smoke"))).toEqual([]);
});
