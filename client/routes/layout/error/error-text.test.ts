import { expect, onTestFinished, test, vi } from "vitest";
import { errorText, isScriptLost } from "./error-text.ts";

test("a page that isn't there says so, and what to do instead [shop-8.1]", () => {
  const help = expect.stringContaining("The search above");
  expect(errorText({ status: 404, data: null })).toEqual({ status: 404, heading: "This page could not be found", message: help });
  expect(errorText({ status: 404, data: { code: "NOT_FOUND", message: "This page could not be found" } }).message).toEqual(help);
});

test("what exactly could not be found is told", () => {
  const data = { code: "NOT_FOUND", message: "This product could not be found" };
  expect(errorText({ status: 404, data })).toEqual({
    status: 404,
    heading: "This page could not be found",
    message: "This product could not be found",
  });
});

test("a failed call shows the message meant for the shopper", () => {
  expect(errorText({ status: 503, data: { code: "UPSTREAM_UNAVAILABLE", message: "Please try again in a minute." } })).toEqual({
    status: 503,
    heading: "Something went wrong",
    message: "Please try again in a minute.",
  });
});

test("an error that nobody answered for shows the fallbacks and nothing of its own [shop-8.3] [shop-8.4]", () => {
  expect(errorText(null)).toEqual({ status: null, heading: "An error occured", message: "An unexpected error has occurred." });
  expect(errorText({ status: 500, data: "stack trace" }).message).toBe("An unexpected error has occurred.");
  expect(errorText({ status: 500, data: { message: "" } }).message).toBe("An unexpected error has occurred.");
});

test("a script that doesn't come without a connection is no mistake of the shop's", () => {
  const failed = new TypeError("Importing a module script failed.");
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("navigator", { onLine: true });
  expect(isScriptLost(failed)).toBe(false);
  vi.stubGlobal("navigator", { onLine: false });
  expect([isScriptLost(failed), isScriptLost(new Error("a mistake"))]).toEqual([true, false]);
  expect(errorText(null, true)).toMatchObject({
    heading: "Something went wrong",
    message: "We can't reach the shop. Please check your connection.",
  });
});
