import { expect, test } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { toAppError } from "./to-app-error.ts";

const withStatus = (status: unknown) => Object.assign(new Error("a library's own words"), { status });

test.each([
  [400, "BAD_REQUEST", "We couldn't understand that request."],
  [403, "FORBIDDEN", "That isn't allowed from here."],
  [404, "NOT_FOUND", new AppError("NOT_FOUND", "").userMessage],
  [405, "BAD_REQUEST", "That can't be done at this address."],
  [414, "BAD_REQUEST", "That address is too long for us to read."],
  [499, "BAD_REQUEST", "We couldn't understand that request."],
])("what a library refuses with %i keeps its status, and is told in the shop's words", (status, code, userMessage) => {
  expect(toAppError(withStatus(status))).toMatchObject({ status, appError: { code, userMessage } });
});

test.each([
  ["a fault of a library's", withStatus(500)],
  ["what a library asked of somebody else failed", withStatus(502)],
  ["a status that is no refusal", withStatus(302)],
  ["a status in words", withStatus("404")],
  ["an error without a status", new TypeError("x is not a function")],
  ["what isn't even an error", { status: 404 }],
  ["nothing", undefined],
])("%s is a fault of ours, and what it was is kept for the log", (_what, error) => {
  const { status, appError } = toAppError(error);
  expect(status).toBe(500);
  expect(appError.code).toBe("INTERNAL");
  expect(appError.cause).toBe(error);
});
