import { expect, test } from "vitest";
import { toFetchRequest } from "#server/rendering/create-page-renderer.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";

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
  expect(body).toContain("We couldn&#39;t understand that request.");
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

test("what a parser refuses keeps its status, and is told in words", async () => {
  const { ask, lines } = await startTestShop({
    render: async (req, res) => void (await toFetchRequest(req, res, "http://shop.test", new AbortController().signal)),
  });
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask("/cart", { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded", ...headers }, body });
  expect(await post("a".repeat(110_000))).toMatchObject({ status: 413, body: expect.stringContaining("more than we can take") });
  expect(await post("a=b", { "content-encoding": "rot13" })).toMatchObject({
    status: 415,
    body: expect.stringContaining("a form that we can&#39;t read"),
  });
  expect(await post("a=b", { "content-type": "text/plain" })).toMatchObject({ status: 400 });
  await expect.poll(() => lines.map((line) => line["level"])).toEqual(["info", "info", "info"]);
});

test("a render that fails after its first byte ends the answer", async () => {
  const { ask } = await startTestShop({
    render: async (_req, res) => {
      res.write("<p>half");
      throw new Error("too late");
    },
  });
  await expect(ask("/")).rejects.toThrow(/aborted|hang up/);
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
