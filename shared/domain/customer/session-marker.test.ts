import { expect, test } from "vitest";
import { readSessionMarker } from "./session-marker.ts";

test.each([
  ["signed-in=1795300000000", 1_795_300_000_000],
  ["theme=dark; signed-in=1795300000000; garage=x", 1_795_300_000_000],
  ["signed-in=1; signed-in=1795300000000", 1_795_300_000_000],
])("the marker in %j says when the session ends", (header, expected) => {
  expect(readSessionMarker(header)).toBe(expected);
});

test.each([
  null,
  "",
  "theme=dark",
  "signed-in=",
  "signed-in=yes",
  "signed-in=-795300000000",
  "signed-in=1e12",
  "not-signed-in=1795300000000",
])("%j has nobody signed in", (header) => {
  expect(readSessionMarker(header)).toBeNull();
});
