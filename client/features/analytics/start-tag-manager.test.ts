import { expect, test } from "vitest";
import { asksForPrivacy } from "./start-tag-manager.ts";

test("a browser that asks not to be tracked is not", () => {
  expect(asksForPrivacy({ globalPrivacyControl: true })).toBe(true);
  expect(asksForPrivacy({ doNotTrack: "1" })).toBe(true);
  expect(asksForPrivacy({ globalPrivacyControl: false, doNotTrack: null })).toBe(false);
  expect(asksForPrivacy({})).toBe(false);
});
