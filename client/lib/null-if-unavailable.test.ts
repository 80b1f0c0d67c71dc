import { expect, test } from "vitest";
import { nullIfUnavailable } from "./null-if-unavailable.ts";

const failure = (status: number) => Object.assign(new Error("failed"), { status });

test("a vendor that is down leaves a gap", () => {
  for (const status of [502, 503, 504]) expect(nullIfUnavailable(failure(status))).toBeNull();
});

test("a visitor's mistake, a fault of ours and a visit that ended stay failures", () => {
  for (const error of [failure(400), failure(404), failure(500), new Error("a fault"), new DOMException("", "AbortError")]) {
    expect(() => nullIfUnavailable(error), String(error)).toThrow(error.message);
  }
});
