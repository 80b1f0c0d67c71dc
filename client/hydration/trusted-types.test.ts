import { expect, test } from "vitest";
import { trustedData, trustedHtml, trustedScriptUrl } from "./trusted-types.ts";

test("only data becomes the text of a script element, never a program", () => {
  expect(trustedData('{"@type":"Product"}')).toBe('{"@type":"Product"}');
  expect(() => trustedData("alert(1)")).toThrow(SyntaxError);
});

test("a script of others comes over https only", () => {
  expect(trustedScriptUrl("https://forms.example/form.js")).toBe("https://forms.example/form.js");
  for (const url of [
    "http://forms.example/form.js",
    "data:text/javascript,alert(1)",
    "blob:https://shop.example/1",
    "//forms.example/form.js",
  ])
    expect(() => trustedScriptUrl(url)).toThrow(TypeError);
});

test("of the shop's own scripts only the service worker is named by its address", () => {
  expect(trustedScriptUrl("/service-worker.js")).toBe("/service-worker.js");
  expect(() => trustedScriptUrl("/service-worker.js?x")).toThrow(TypeError);
  expect(() => trustedScriptUrl("/other.js")).toThrow(TypeError);
});

test("on the server HTML stays the text that it is", () => {
  expect(trustedHtml("<p>part</p>")).toBe("<p>part</p>");
});
