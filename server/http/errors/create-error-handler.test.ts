import { createServer } from "node:http";
import express, { type RequestHandler } from "express";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "#server/observability/logger.ts";
import { listen } from "#server/process/listen.ts";
import { toFetchRequest } from "#server/rendering/create-page-renderer.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createErrorHandler } from "./create-error-handler.ts";

const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test("a page whose error page failed too is answered with the last resort, and logged once [shop-8.5]", async () => {
  const { ask, lines } = await startTestShop({ render: () => Promise.reject(new Error("secret reason")) });
  const { status, headers, body } = await ask("/products/a");
  expect(status).toBe(500);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain("An error occurred while showing the error page");
  expect(body).toContain('href="/"');
  expect(body).not.toContain("secret");
  await expect.poll(() => lines.map((line) => line["event"])).toEqual(["ssr.error", "http.request"]);
});

test("what a visitor did wrong is shown in words and not reported", async () => {
  const { ask, lines } = await startTestShop({ render: () => Promise.reject(new AppError("BAD_REQUEST", "a form of the wrong kind")) });
  const { status, body } = await ask("/cart", { method: "POST" });
  expect(status).toBe(400);
  expect(body).toContain("We couldn't understand that request.");
  await expect.poll(() => lines.map((line) => line["event"])).toEqual(["http.request"]);
});

test("whoever asked too much reads on a small page when to come again, and the browser is told, too", async () => {
  const tooMuch = new AppError("TOO_MANY_REQUESTS", "an allowance was used up", { retryAfterS: 42 });
  const { ask } = await startTestShop({ render: () => Promise.reject(tooMuch) });
  const { status, headers, body } = await ask("/cart", { headers: { accept: "text/html" } });
  expect([status, headers["retry-after"], headers["content-type"]]).toEqual([429, "42", "text/html; charset=utf-8"]);
  expect(body).toContain("Please wait a moment");
  expect(body.length).toBeLessThan(2500);
});

test("whoever sent a form too soon reads how to send it again, and nobody else does", async () => {
  const tooMuch = new AppError("TOO_MANY_REQUESTS", "an allowance was used up");
  const { ask } = await startTestShop({ render: () => Promise.reject(tooMuch) });
  const pageOf = async (method: string) => (await ask("/contact", { method, headers: { accept: "text/html" } })).body;
  expect(await pageOf("POST")).toContain("Nothing that you typed is lost: reload this page then");
  expect(await pageOf("GET")).not.toContain("typed");
});

test("what a parser refuses keeps its status, and is told in words", async () => {
  const { ask, lines } = await startTestShop({
    render: async (req, res) => void (await toFetchRequest(req, res, "http://shop.test", new AbortController().signal)),
  });
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask("/cart", { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded", ...headers }, body });
  expect(await post("a".repeat(110_000))).toMatchObject({ status: 413, body: expect.stringContaining("more than we can take") });
  expect(await post("a=b", { "content-encoding": "rot13" })).toMatchObject({
    status: 415,
    body: expect.stringContaining("a form that we can't read"),
  });
  expect(await post("a=b", { "content-type": "text/plain" })).toMatchObject({ status: 400 });
  await expect.poll(() => lines.map((line) => line["level"])).toEqual(["info", "info", "info"]);
});

test("a render that fails after its first byte ends the answer, and is told once", async () => {
  const { ask, lines } = await startTestShop({
    render: async (_req, res) => {
      res.write("<p>half");
      throw new Error("too late");
    },
  });
  await expect(ask("/")).rejects.toThrow(/aborted|hang up/);
  await expect.poll(() => lines.map((line) => line["event"])).toEqual(["ssr.error", "http.request"]);
});

/** Answers with the error handler whatever a step before it did wrong. */
async function startSteps(step: RequestHandler) {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = express()
    .disable("etag")
    .use(step, createErrorHandler(createLogger({ level: "info", environment: "test", version: "0", destination })));
  const server = createServer(app);
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  return { ask: () => fetch(`http://127.0.0.1:${port}/parts`, { headers: { accept: "text/html" } }), lines };
}

test("where the error page itself can't be made the last resort is shown, and the log has both", async () => {
  // Without the pipeline's first steps a request has no id.
  const { ask, lines } = await startSteps((_req, _res, next) => next(new Error("secret reason")));
  const answer = await ask();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toContain("An error occurred while showing the error page");
  expect(lines).toMatchObject([
    { event: "http.error", error: { message: "secret reason" } },
    { event: "http.error", error: { type: "TypeError" }, message: "the error page failed" },
  ]);
});

test("a step that fails after its first byte ends the answer, and is told once", async () => {
  const { ask, lines } = await startSteps((_req, res, next) => {
    res.write("half");
    next(new Error("too late"));
  });
  await expect(ask().then((answer) => answer.text())).rejects.toThrow(/terminated|failed/);
  expect(lines).toMatchObject([{ event: "http.error", error: { message: "too late" } }]);
});

test("nobody keeps an error, also where a page that may be kept was begun", async () => {
  const { ask } = await startSteps((_req, res, next) => {
    Object.assign(res.locals, { requestId: "request-1", cspNonce: "nonce" });
    res.set({ "cache-control": "public, max-age=600", etag: '"page"' });
    next(new AppError("UPSTREAM_FAILED", "no page"));
  });
  const { status, headers } = await ask();
  expect([status, headers.get("cache-control"), headers.get("etag")]).toEqual([502, "no-store", null]);
});

test("a person whose address leads nowhere reads why that may be; of other mistakes they read what to do", async () => {
  const missing = await startTestShop({ render: () => Promise.reject(new AppError("NOT_FOUND", "no such page")) });
  const { status, body } = await missing.ask("/parts", { headers: browser });
  expect(status).toBe(404);
  expect(body).toContain("<h1>This page could not be found</h1>\n<p>It may have moved, or the address has a typo in it.</p>");
  expect(body).toContain('<p>It may have moved, or the address has a typo in it.</p>\n<a href="/">Back to Home</a>');
  const mistaken = await startTestShop({ render: () => Promise.reject(new AppError("CONFLICT", "a cart that changed")) });
  expect((await mistaken.ask("/cart", { headers: browser })).body).toContain(
    "<h1>Conflict</h1>\n<p>That changed in the meantime. Please try again.</p>",
  );
});

test("what a shopper was about to do is named where it didn't work, with a way to try again", async () => {
  const { ask } = await startSteps((_req, res, next) => {
    const attempt = { heading: "We couldn't open the checkout", tryAgainPath: "/cart/checkout?a=1&b=%22" };
    Object.assign(res.locals, { requestId: "request-1", cspNonce: "nonce", attempt });
    next(new AppError("UPSTREAM_TIMEOUT", "no checkout"));
  });
  const page = await (await ask()).text();
  expect(page).toContain("<h1>We couldn't open the checkout</h1>");
  expect(page).toContain('<a href="/cart/checkout?a=1&amp;b=%22">Try again</a>');
});

test("the API answers with a problem, also where a browser opens its address", async () => {
  const { ask } = await startTestShop();
  const { headers, body } = await ask("/api/no-such", { headers: browser });
  expect(headers["content-type"]).toContain("application/problem+json");
  expect(JSON.parse(body)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect((await ask("/api/%E0%A4%A", { headers: browser })).headers["content-type"]).toContain("application/problem+json");
});

test("a program gets a problem instead of a page", async () => {
  const { ask } = await startTestShop();
  const { headers, body } = await ask("/%E0%A4%A", { headers: { accept: "application/json" } });
  expect(headers["content-type"]).toContain("application/problem+json");
  expect(JSON.parse(body)).toMatchObject({ status: 400, code: "BAD_REQUEST" });
});

test.each(["PUT", "DELETE", "PATCH", "PROPFIND"])("a page does not take %s", async (method) => {
  const { ask } = await startTestShop();
  const { status, headers } = await ask("/parts", { method });
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD, POST");
});

test("the request's id is on the page, and the page obeys its own policy", async () => {
  const { ask } = await startTestShop();
  const { headers, body } = await ask("/%E0%A4%A", { headers: { "x-request-id": "request-1" } });
  expect(body).toContain("request-1");
  const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1];
  expect(headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}'`);
});
