import { describe, expect, test } from "vitest";
import { fakeServices } from "#server/testing/fake-services.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";

const json = { "content-type": "application/json" };

describe("the API", () => {
  test("answers public data that a shared cache may keep for a moment", async () => {
    const { ask } = await startTestShop();
    const { status, headers, body } = await ask("/api/categories");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=300");
    expect(JSON.parse(body)).toHaveLength(1);
  });

  test.each(["/api/categories", "/api/cart", "/api/products/no-such-part", "/api/openapi.json"])(
    "answers HEAD %s as it answers GET, without the body",
    async (path) => {
      const { ask, lines } = await startTestShop();
      const [head, get] = [await ask(path, { method: "HEAD" }), await ask(path)];
      expect(head.status).toBe(get.status);
      expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
      expect(head.headers["cache-control"]).toBe(get.headers["cache-control"]);
      expect(head.body).toBe("");
      await expect.poll(() => lines).toHaveLength(2);
      expect(lines[0]).toMatchObject({ http: { method: "HEAD", status: get.status } });
    },
  );

  test("never lets a cache keep what belongs to one visitor", async () => {
    const { ask } = await startTestShop();
    expect((await ask("/api/cart")).headers["cache-control"]).toBe("private, no-store");
  });

  test("never lets a cache keep the answer to what was posted: a plate is somebody's", async () => {
    const { vehicles } = fakeServices();
    const byVin = async () => ({ candidates: [], reading: null, hints: [], steps: {}, hasMore: false });
    const { ask } = await startTestShop({ services: { vehicles: { ...vehicles, byVin } } });
    const json = { "content-type": "application/json" };
    const { status, headers } = await ask("/api/vehicles/vin", { method: "POST", headers: json, body: '{"vin":"80169QH500025"}' });
    expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
  });

  test("tells a failure as a problem with the request's id and the shopper's words only", async () => {
    const { ask, lines } = await startTestShop();
    const { status, headers, body } = await ask("/api/products/no-such-part", { headers: { "x-request-id": "request-1" } });
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("application/problem+json");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(JSON.parse(body)).toEqual({
      type: "about:blank",
      title: "Not found",
      status: 404,
      code: "NOT_FOUND",
      detail: "This page could not be found",
      instance: "request-1",
    });
    await expect.poll(() => lines.map((line) => line["event"])).toEqual(["http.request"]);
  });

  test("names what is wrong with the input, and not the input", async () => {
    const { ask } = await startTestShop();
    const { status, body } = await ask("/api/cart/lines", {
      method: "POST",
      headers: json,
      body: '{"lines":[{"variantId":"<b>nonsense</b>"}]}',
    });
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code: "BAD_REQUEST", errors: [{ path: "lines.0.variantId" }] });
    expect(body).not.toContain("nonsense");
  });

  test.each([
    ["malformed JSON", json, "{", 400],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=b", 400],
    ["a body without a type", {}, "{}", 400],
    ["an empty form of several parts", { "content-type": "multipart/form-data" }, "", 400],
    ["a body beyond 100 kB", json, JSON.stringify({ lines: "x".repeat(110_000) }), 413],
    ["no body at all", json, "", 400],
  ])("refuses %s in words", async (_what, headers, body, expected) => {
    const { ask, lines } = await startTestShop();
    const answer = await ask("/api/cart/lines", { method: "POST", headers, body });
    expect(answer.status).toBe(expected);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(JSON.parse(answer.body)).toMatchObject({ status: expected, code: "BAD_REQUEST", detail: expect.any(String) });
    await expect.poll(() => lines.map((line) => line["level"])).toEqual(["info"]);
  });

  test.each(["/api/no-such-call", "/api/", "/api/cart/lines"])("has nothing at GET %s, and says so as a problem", async (path) => {
    const { ask } = await startTestShop();
    const { status, body } = await ask(path, { headers: { accept: "text/html" } });
    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ code: "NOT_FOUND" });
  });

  test("logs an unforeseen error once, and shows nothing of it [shop-8.46]", async () => {
    const services = fakeServices();
    services.catalogue.categories = () => Promise.reject(new TypeError("secret internals"));
    const { ask, lines } = await startTestShop({ services });
    const { status, body } = await ask("/api/categories");
    expect(status).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ code: "INTERNAL", detail: "An unexpected error has occurred." });
    expect(body).not.toContain("secret");
    await expect.poll(() => lines.map((line) => line["event"])).toEqual(["api.error", "http.request"]);
    expect(lines[0]).toMatchObject({ error: { type: "TypeError", message: "secret internals" } });
  });

  test("passes a vendor's failure on with its status", async () => {
    const services = fakeServices();
    services.catalogue.categories = () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "algolia hangs"));
    const { ask } = await startTestShop({ services });
    const { status, body } = await ask("/api/categories");
    expect(status).toBe(504);
    expect(JSON.parse(body)).toMatchObject({ code: "UPSTREAM_TIMEOUT", detail: "That took too long. Please try again." });
  });

  test("counts calls under the procedure's name", async () => {
    const { ask, metrics } = await startTestShop();
    await ask("/api/products/a");
    await expect
      .poll(async () => (await metrics.requestDuration.get()).values[0]?.labels)
      .toMatchObject({ http_route: "api.catalogue.product", http_response_status_code: 404 });
  });

  test("describes itself", async () => {
    const { ask } = await startTestShop();
    const document = JSON.parse((await ask("/api/openapi.json")).body);
    expect(document.openapi).toMatch(/^3\./);
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(["/products/{handle}", "/cart/lines", "/search/products"]));
  });
});
