import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { e2eAddress } from "../support/shop/address.ts";
import { rawRequest } from "../support/shop/raw-request.ts";

const html = "<img src=x onerror=alert(1)>";

test.describe("bad input gets a clear answer", () => {
  const answers: [what: string, path: string, status: number][] = [
    ["an unknown path", "/no/such/page", 404],
    ["an unknown product", "/products/no-such-part", 404],
    ["an unknown category", "/parts/no-such-category", 404],
    ["a seventh category level", "/parts/a/b/c/d/e/f/g", 404],
    ["an error that only development provokes", "/_errors/double", 404],
    ["an unknown store", "/stores/ChIJnowhere/no-such-store", 404],
    ["a store's id in other letters", "/stores/chijc0fcspbudze_79wkmp28sr2/coburg-north", 404],
    ["an unknown store of the API", "/api/stores/ChIJnowhere", 404],
    ["an unknown API path", "/api/no-such-call", 404],
    ["an unknown vendor path", "/_vendors/shopify/api/2026-04/graphql.json", 404],
    ["broken percent-encoding", "/products/%E0%A4%A", 400],
    ["broken percent-encoding in the query", "/search?q=%E0%A4%A", 200],
    ["a negative page", "/search?q=brake&page=-3", 200],
    ["a page beyond the last", "/search?q=brake&page=9999999999", 200],
    ["an unknown sort", "/search?q=brake&sort=magic", 200],
    ["an impossible price", "/search?q=brake&price=90-10&price=abc", 200],
    ["HTML in the query", `/search?q=${encodeURIComponent(html)}&vendor=${encodeURIComponent(html)}`, 200],
    ["a null byte", "/search?q=%00%01", 303],
    ["a quote in a filter", `/search?vendor=${encodeURIComponent(`O'Brien" OR price>0`)}`, 200],
    ["a negative page of the API", "/api/search/products?page=-3", 400],
    ["an unknown sort of the API", "/api/search/products?sort=magic", 400],
    ["a list of the API by a path and a collection", "/api/search/products?path=/parts/brakes&collection=brakes", 400],
    ["a list of the API by a brand and a vendor", "/api/search/products?brand=brolga-brakes&vendor=Brolga+Brakes", 400],
    ["a list of the API by a brand that nobody knows", "/api/search/products?brand=nope", 404],
    ["a list of the API by a path that no category has", "/api/search/products?path=/parts/nope", 404],
  ];
  for (const [what, path, status] of answers) {
    test(`${what}: ${status}`, async () => {
      const answer = await rawRequest(e2eAddress.shop, "GET", path);
      expect(answer.status).toBe(status);
      expect(answer.body).not.toContain(html);
      expect(answer.body.length).toBeGreaterThan(20);
    });
  }

  test("a 10 kB query string is refused in words", async () => {
    const answer = await rawRequest(e2eAddress.shop, "GET", `/search?q=${"a".repeat(10_240)}`);
    expect(answer.status).toBe(414);
    expect(answer.body).toMatch(/too long/i);
  });

  test("a query of 2 kB is searched for, cut to what a search takes", async () => {
    const answer = await rawRequest(e2eAddress.shop, "GET", `/search?q=${"a".repeat(2048)}`);
    expect(answer.status).toBe(200);
  });

  for (const path of ["//evil.example/Path", "/%5Cevil.example/", "/\\evil.example/", "/%2F%2Fevil.example/A/", "/.//evil.example/A/"]) {
    test(`${path} never leads to another host`, async () => {
      const { status, headers } = await rawRequest(e2eAddress.shop, "GET", path);
      const location = headers.location ?? "/";
      expect(new URL(location, e2eAddress.shop).origin).toBe(e2eAddress.shop);
      expect(location).not.toMatch(/^(\/\/|\/\\|\\)/);
      expect(status).toBeLessThan(500);
    });
  }

  test("capitals and a trailing slash are mended in one permanent hop that keeps the query byte for byte", async () => {
    const { status, headers } = await rawRequest(e2eAddress.shop, "GET", "/Parts/Body-And-Exterior/?Sort=A%2fb&x=+%20");
    expect(status).toBe(301);
    expect(headers.location).toBe("/parts/body-and-exterior?Sort=A%2fb&x=+%20");
  });

  test("a tampered cart cookie is an empty cart, not an error", async () => {
    for (const cookie of ["rares=garbage", "rares=Fe26.2*1*tampered", `rares=${"x".repeat(3000)}`]) {
      const answer = await rawRequest(e2eAddress.shop, "GET", "/api/cart", { cookie });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body)).toMatchObject({ lines: [], totalQuantity: 0 });
    }
  });

  test("a post from another origin is refused", async () => {
    for (const path of ["/api/cart/lines", "/cart"]) {
      const answer = await rawRequest(
        e2eAddress.shop,
        "POST",
        path,
        { origin: "https://evil.example", "sec-fetch-site": "cross-site", "content-type": "application/json" },
        "{}",
      );
      expect(answer.status).toBe(403);
    }
  });

  test("wrong bodies are told what is wrong with them", async () => {
    const post = (body: string, type = "application/json") =>
      rawRequest(e2eAddress.shop, "POST", "/api/cart/lines", { "content-type": type }, body);
    const answers = await Promise.all([
      post("{"),
      post("[]"),
      post('{"lines":[]}'),
      post('{"lines":[{"variantId":"nonsense"}]}'),
      post("x".repeat(200_000)),
    ]);
    for (const { status, headers, body } of answers) {
      expect([400, 413, 415, 422]).toContain(status);
      expect(headers["content-type"]).toContain("application/problem+json");
      expect(JSON.parse(body)).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
    }
  });

  test("HTML in every field of a cart line comes back as text", async ({ request }) => {
    const product = await (await request.get(`/api/products/${stressCases.oneLeft}`)).json();
    const lines = [{ variantId: product.variants[0].id, quantity: 1, attributes: [{ key: html, value: html }] }];
    const answer = await request.post("/api/cart/lines", { data: { lines }, headers: { "sec-fetch-site": "same-origin" } });
    expect(answer.ok()).toBe(true);
    const page = await (await request.get("/cart")).text();
    expect(page).not.toContain(html);
  });
});
