import { expect, test } from "vitest";
import { storyUrl } from "./story-relations.ts";

test.each([
  ["home", "/"],
  ["promotions/", "/promotions"],
  ["pages/shipping", "/pages/shipping"],
  ["//evil.example", "/evil.example"],
  ["\\\\evil.example", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["\t/evil.example", "/evil.example"],
  ["/\n/evil.example", "/evil.example"],
  [" /\u0000/evil.example", "/evil.example"],
])("the page of %j is %s", (slug, url) => {
  expect(storyUrl(slug)).toBe(url);
});

test("an anchor is kept", () => {
  expect(storyUrl("pages/shipping", "cost")).toBe("/pages/shipping#cost");
});
