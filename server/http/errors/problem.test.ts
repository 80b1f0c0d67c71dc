import { expect, test } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { problemTitle, toProblem } from "./problem.ts";

test("a problem says what went wrong in words for a shopper, the code for programs, and the id to quote", () => {
  const error = new AppError("CONFLICT", "cart 7 is locked by somebody@mail.example", {
    userMessage: "Your cart changed. Please try again.",
  });
  expect(toProblem(error, "request-1")).toEqual({
    type: "about:blank",
    title: "Conflict",
    status: 409,
    code: "CONFLICT",
    detail: "Your cart changed. Please try again.",
    instance: "request-1",
  });
});

test("a problem names each part of the input that can't be used", () => {
  const invalid = [{ path: "email", message: "That is no email address." }];
  expect(toProblem(new AppError("UNPROCESSABLE", "a form", { invalid }), "request-1").errors).toEqual(invalid);
});

test.each([
  [418, "Bad request"],
  [431, "Bad request"],
  [507, "Something went wrong"],
])("status %i, which has no title of its own, says whose fault it is: %s", (status, title) => {
  expect(problemTitle(status)).toBe(title);
});
