import { expect, test } from "vitest";
import { randomText } from "./random-text.ts";

test("no text is given out twice, however many are asked for", () => {
  const texts = Array.from({ length: 5000 }, () => randomText(16, "base64"));
  expect(new Set(texts).size).toBe(texts.length);
});

test("a text has as many bytes as were asked for", () => {
  for (let round = 0; round < 500; round++) {
    expect(randomText(24, "hex")).toMatch(/^[0-9a-f]{48}$/);
    expect(Buffer.from(randomText(16, "base64"), "base64")).toHaveLength(16);
  }
});
