import { expect, test } from "vitest";
import { toApiError } from "#server/api/os.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { failureOf } from "./failure-of.ts";

test("the API's own words and status are told", () => {
  const error = new AppError("UNPROCESSABLE", "for the log", { userMessage: "Please enter a valid email address" });
  expect(failureOf(toApiError(error))).toEqual({ message: "Please enter a valid email address", status: 422 });
});

test("what a program says of itself is not told", () => {
  for (const error of [
    new TypeError("x is not a function"),
    "oops",
    null,
    Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
  ])
    expect(failureOf(error)).toEqual({ message: "Something went wrong. Please try again.", status: 500 });
});
