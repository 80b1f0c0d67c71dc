import { expect, test } from "vitest";
import { readAdditionKey } from "./addition-key.ts";

test.each([
  ["a".repeat(16), true],
  ["0-9_".repeat(16), true],
  ["a".repeat(15), false],
  ["a".repeat(65), false],
  [`${"a".repeat(16)} b`, false],
  [`b ${"a".repeat(16)}`, false],
  [Array(16).fill("a"), false],
  [1_234_567_890_123_456, false],
  [null, false],
])("the key of an addition may be %o: %s", (key, isKey) => {
  expect(readAdditionKey(key)).toBe(isKey ? key : null);
});
