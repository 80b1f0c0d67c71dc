import { expect, test } from "vitest";
import { nullIfUnavailable } from "./null-if-unavailable.ts";

const failure = (status: number) => Object.assign(new Error(`failed with ${status}`), { status });

test.each([502, 503, 504])("a vendor that is down leaves a gap: %i", (status) => {
  expect(nullIfUnavailable(failure(status))).toBeNull();
});

test.each([failure(400), failure(404), failure(500), new Error("a fault"), new DOMException("gone", "AbortError")])(
  "a visitor's mistake, a fault of ours and a visit that ended stay failures: %s",
  (error) => {
    expect(() => nullIfUnavailable(error)).toThrow(error.message);
  },
);
