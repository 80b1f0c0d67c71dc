import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { listen } from "../process/listen.ts";
import { createVendorFetch } from "../vendors/resilience/create-vendor-fetch.ts";
import { createLogger } from "./logger.ts";
import { createMetrics } from "./metrics.ts";

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level: "info",
    environment: "test",
    version: "0",
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  return { logger, lines };
}

test("every line that is written is told of by its level, also those of child loggers, and no other", () => {
  const levels: string[] = [];
  const destination = { write: () => undefined };
  const logger = createLogger({ level: "info", environment: "test", version: "0", destination, onLine: (level) => levels.push(level) });
  logger.info("one");
  logger.child({ part: "two" }).error(new Error("two"));
  logger.debug("not written");
  expect(levels).toEqual(["info", "error"]);
});

const metrics = createMetrics({ version: "0", revision: "test" });

test("an error's line holds what happened and why, and none of its other properties", () => {
  const { logger, lines } = setUp();
  const error = Object.assign(new AppError("INTERNAL", "it broke", { cause: new TypeError("a bolt was loose") }), {
    typed: "jo@example.com",
  });
  logger.error({ event: "http.error", error }, "a request failed");
  expect(lines[0]).toMatchObject({
    error: { type: "AppError", code: "INTERNAL", message: "it broke (cause: TypeError: a bolt was loose)", stack: expect.any(String) },
  });
  expect(JSON.stringify(lines)).not.toContain("jo@example.com");
});

test("something thrown that is no Error is not written out, even when it looks like a description", () => {
  const { logger, lines } = setUp();
  logger.error({ event: "http.error", error: { type: "secret", message: "secret" } }, "a request failed");
  expect(lines).toMatchObject([{ event: "http.error" }]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test.each([
  ["a parser, which quotes what it read", () => new AppError("UPSTREAM_FAILED", "unreadable", { cause: parseFailure("jo@example.com") })],
  ["a parser, uncaught", () => parseFailure("jo@example.com")],
  ["a library's own kind of error", () => Object.assign(new Error("no account for jo@example.com"), { name: "ApiError" })],
  ["a vendor", () => new AppError("UPSTREAM_FAILED", "bad value jo@example.com", { loggedMessage: "a vendor's error" })],
])("the words of %s don't get into the log, nor into a stack there", (_whose, makeError) => {
  const { logger, lines } = setUp();
  logger.error({ event: "http.error", error: makeError() }, "a request failed");
  expect(lines[0]).toMatchObject({ error: { stack: expect.stringContaining("logger.test.ts") } });
  expect(JSON.stringify(lines)).not.toContain("jo@");
});

function parseFailure(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

test("a vendor's failed call tells its reason in the log, without a stack", async () => {
  const { logger, lines } = setUp();
  const vendor = createServer((_req, res) => void res.writeHead(500).end());
  const port = await listen(vendor, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void vendor.close().closeAllConnections());
  const vendorFetch = createVendorFetch({ vendor: "shopify", timeoutMs: 2000, logger, metrics });
  const call = vendorFetch(`http://127.0.0.1:${port}/`, undefined, { operation: "ProductByHandle", isIdempotent: false });
  await expect(call).rejects.toThrow("the vendor answered 500");
  const [line] = lines;
  expect(line).toMatchObject({
    event: "upstream.error",
    error: {
      type: "AppError",
      code: "UPSTREAM_FAILED",
      message: expect.stringContaining("shopify ProductByHandle: the vendor answered 500"),
    },
  });
  expect(line?.["error"]).not.toHaveProperty("stack");
});

test("a connection that fails tells the reason", async () => {
  const { logger, lines } = setUp();
  const vendorFetch = createVendorFetch({ vendor: "shopify", timeoutMs: 2000, logger, metrics });
  const call = vendorFetch("http://[broken/", undefined, { operation: "ProductByHandle", isIdempotent: false });
  await expect(call).rejects.toThrow("the connection failed (ERR_INVALID_URL)");
  expect(lines[0]).toMatchObject({ error: { message: expect.stringContaining("ERR_INVALID_URL") } });
});
