import { expect, test } from "vitest";
import { checkLog } from "./logs.ts";

const line = (more: object) =>
  JSON.stringify({ time: "2026-11-22T00:00:00.000Z", level: "info", service: "storefront", message: "said", ...more });
const expected = { events: { "shutdown.end": 1 }, personal: ["buyer@shopper.example"] };
const end = line({ event: "shutdown.end", forced: false });

test("a log of JSON lines with the events of a life is fine", () => {
  expect(checkLog([line({ event: "http.request" }), end], expected)).toBe("2 lines");
});

test.each([
  ["a line that isn't JSON", ["Listening on 3000", end], "not JSON"],
  ["a line without a level", [JSON.stringify({ message: "said" }), end], "not JSON"],
  ["what the shopper typed, at any depth", [line({ a: { b: ["to buyer@shopper.example"] } }), end], "tells of the shopper"],
  ["an error", [line({ level: "error" }), end], "an error was logged"],
  ["requests that were cut off", [line({ event: "shutdown.end", forced: true })], "cut requests off"],
  ["an instance that never left", [line({ event: "http.request" })], "shutdown.end was logged 0 times"],
])("%s is found", (_name, lines, problem) => {
  expect(() => checkLog(lines, expected)).toThrow(problem);
});
