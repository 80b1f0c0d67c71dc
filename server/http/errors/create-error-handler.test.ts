import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";

test("a page whose error page failed too is answered with the last resort, and logged once", async () => {
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
