import { ORPCError } from "@orpc/server";
import { expect, test } from "vitest";
import { createLogger } from "#server/observability/logger.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { reportError } from "./report-error.ts";

/** The line that an error leaves in the log; undefined for none. */
function lineOf(error: unknown): Record<string, unknown> | undefined {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  reportError(createLogger({ level: "info", environment: "test", version: "0", destination }), "ssr.error", error);
  return lines[0];
}

/** As a page gets it from the API in process. */
const fromApi = (cause: AppError) => new ORPCError(cause.code, { status: cause.status, cause });
const failedCall = new AppError("UPSTREAM_FAILED", "shopify Cart: the vendor answered 500", { isLogged: true });

test("a fault of ours has a line that tells what is behind its wrapper", () => {
  expect(lineOf(new TypeError("x is not a function"))).toMatchObject({ level: "error", error: { type: "TypeError" } });
  const wrapped = new AppError("INTERNAL", "an unexpected error", { cause: new TypeError("x is not a function") });
  expect(lineOf(fromApi(wrapped))).toMatchObject({ error: { type: "TypeError", message: "x is not a function" } });
});

test("a fault that we found ourselves has a line with our words", () => {
  expect(lineOf(new AppError("INTERNAL", "a seal without a key"))).toMatchObject({ error: { message: "a seal without a key" } });
});

test("an error of another kind is told itself, not only what caused it", () => {
  const cause = new SyntaxError("no JSON");
  const unreadable = new AppError("UPSTREAM_FAILED", "shopify Cart: unreadable answer", { cause });
  expect(lineOf(unreadable)).toMatchObject({ error: { code: "UPSTREAM_FAILED" } });
  expect(lineOf(new TypeError("no price", { cause }))).toMatchObject({ error: { type: "TypeError" } });
});

test("a vendor's answer that can't be read has a line, on pages as on the API", () => {
  const unreadable = new AppError("UPSTREAM_FAILED", "shopify Cart: unreadable answer");
  expect(lineOf(unreadable)).toMatchObject({ error: { code: "UPSTREAM_FAILED" } });
  expect(lineOf(fromApi(unreadable))).toMatchObject({ error: { message: "shopify Cart: unreadable answer" } });
});

test.each([
  ["a failed call", failedCall],
  ["a failed call that a page asked for", fromApi(failedCall)],
  ["what became of a failed call", new Error("the page is broken", { cause: failedCall })],
  ["what a visitor did wrong", new AppError("NOT_FOUND", "no such page")],
  ["what a visitor did wrong, seen by a page", fromApi(new AppError("NOT_FOUND", "no such page"))],
])("%s has no line of its own", (_what, error) => {
  expect(lineOf(error)).toBeUndefined();
});

test("an unforeseen error that only began with a visitor's mistake is a fault of ours", () => {
  expect(lineOf(new TypeError("no breadcrumbs", { cause: new AppError("NOT_FOUND", "no such page") }))).toMatchObject({ level: "error" });
});
