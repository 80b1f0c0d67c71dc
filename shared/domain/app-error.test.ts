import { describe, expect, test } from "vitest";
import { AppError, appErrorOf, appErrorStatus, defaultErrorMessages, isLogged, isReportable } from "./app-error.ts";

const wrapped = (error: unknown) => new Error("a library's own words", { cause: new Error("another's", { cause: error }) });

describe("an error of the shop's", () => {
  test("says to the shopper what its code means, and to the log what happened, unless told otherwise", () => {
    const plain = new AppError("NOT_FOUND", "no product water-pump");
    expect(plain).toMatchObject({ name: "AppError", code: "NOT_FOUND", status: 404, invalid: [], isLogged: false });
    expect(plain.userMessage).toBe("This page could not be found");
    expect(plain.loggedMessage).toBe("no product water-pump");
    expect(plain).not.toHaveProperty("cause");

    const invalid = [{ path: "email", message: "Please check it." }];
    const told = new AppError("UNPROCESSABLE", "the vendor's words", {
      userMessage: "Your phone number can't be used.",
      loggedMessage: "shopify customerUpdate: INVALID",
      invalid,
      isLogged: true,
      retryAfterS: 7,
    });
    expect(told).toMatchObject({
      message: "the vendor's words",
      userMessage: "Your phone number can't be used.",
      loggedMessage: "shopify customerUpdate: INVALID",
      invalid,
      isLogged: true,
      retryAfterS: 7,
    });
  });

  test("has a sentence for shoppers whatever its code, and no two codes share it", () => {
    const sentences = Object.keys(appErrorStatus).map((code) => new Map(Object.entries(defaultErrorMessages)).get(code) ?? "");
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{15,}/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("keeps what caused it", () => {
    const cause = new TypeError("no such field");
    expect(new AppError("INTERNAL", "broken", { cause }).cause).toBe(cause);
  });
});

test("faults of ours and of vendors are reported, what a visitor did wrong isn't", () => {
  expect(
    ["INTERNAL", "UPSTREAM_FAILED"].map((code) => isReportable(new AppError(code === "INTERNAL" ? code : "UPSTREAM_FAILED", ""))),
  ).toEqual([true, true]);
  expect(isReportable(new AppError("TOO_MANY_REQUESTS", ""))).toBe(false);
  expect(isReportable(new TypeError("a fault in our code"))).toBe(true);
});

test("the shop's error is found in whatever libraries wrapped around it, the outermost of several", () => {
  const inner = new AppError("UPSTREAM_TIMEOUT", "too slow");
  expect(appErrorOf(wrapped(inner))).toBe(inner);
  const outer = new AppError("INTERNAL", "no page", { cause: inner });
  expect(appErrorOf(wrapped(outer))).toBe(outer);
  expect(appErrorOf(wrapped("a text"))).toBeNull();
  expect(appErrorOf(undefined)).toBeNull();
});

test("what the log has a line for is known by its cause, too, and isn't logged twice", () => {
  const logged = new AppError("UPSTREAM_FAILED", "HTTP 500", { isLogged: true });
  expect(isLogged(logged)).toBe(true);
  expect(isLogged(wrapped(logged))).toBe(true);
  expect(isLogged(new AppError("INTERNAL", "no page", { cause: wrapped(logged) }))).toBe(true);
  expect(isLogged(new AppError("INTERNAL", "no page"))).toBe(false);
  expect(isLogged(new Error("a fault"))).toBe(false);
});
