import { expect, test } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { accountFailure, isMade } from "./account-form.ts";

test.each([
  [true, new AppError("CONFLICT", "a change was saved, but could not be read back")],
  [false, new AppError("UNPROCESSABLE", "refused")],
  [false, new AppError("UPSTREAM_FAILED", "broken")],
  [false, new Error("unforeseen")],
])("that a change was made already is %s of %o, so it is asked for once or again", (expected, error) => {
  expect(isMade(accountFailure(error, "It failed."))).toBe(expected);
});
