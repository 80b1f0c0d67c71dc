import { expect, test } from "vitest";
import { errorText } from "./error-text.ts";

test("a page that isn't there says so", () => {
  expect(errorText({ status: 404, data: null }).heading).toBe("This page could not be found");
});

test("a failed call shows the message meant for the shopper", () => {
  expect(errorText({ status: 503, data: { code: "UPSTREAM_UNAVAILABLE", message: "Please try again in a minute." } })).toEqual({
    status: 503,
    heading: "Something went wrong",
    message: "Please try again in a minute.",
  });
});

test("an error that nobody answered for shows the fallbacks and nothing of its own", () => {
  expect(errorText(null)).toEqual({ status: null, heading: "An error occured", message: "An unexpected error has occurred." });
  expect(errorText({ status: 500, data: "stack trace" }).message).toBe("An unexpected error has occurred.");
});
