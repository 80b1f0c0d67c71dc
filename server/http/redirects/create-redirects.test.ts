import { request } from "node:http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalPath } from "#server/input/addresses/canonical-path.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";

describe("redirects", () => {
  test.each([
    ["/Parts/Badges/?Sort=A%2fb&x=+%20", "/parts/badges?Sort=A%2fb&x=+%20"],
    ["/account/MyOrdersReturnsApp", "/account/myordersreturnsapp"],
    ["/parts///", "/parts"],
    ["/stores/", "/stores"],
    ["/Stores/?Q=A", "/stores?Q=A"],
    ["/stores/ChIJabc/Rocklea/", "/stores/ChIJabc/Rocklea"],
    ["/Stores/ChIJabc", "/stores/ChIJabc"],
    ["/stores/ChIJc0fcs/", "/stores/ChIJc0fcs/coburg-north"],
    ["/Stores/ChIJc0fcs?a=B", "/stores/ChIJc0fcs/coburg-north?a=B"],
    ["/stores/ChIJc0fcs/Anything/", "/stores/ChIJc0fcs/coburg-north"],
    ["/stores/ChIJc0fcs/Anything/else/", "/stores/ChIJc0fcs/Anything/else"],
    ["/Search/%C3%A9T%C3%A9", "/search/%C3%A9t%C3%A9"],
    ["/p%41rts", "/parts"],
    ["/P%41rts?q=%41", "/parts?q=%41"],
    ["/%43%61%52t/", "/c%61rt"],
    ["/parts/%5a%c3%89A", "/parts/z%c3%89a"],
    ["/%53tores/ChIJ%41bc/Rocklea/", "/stores/ChIJ%41bc/Rocklea"],
    ["/$&%41/", "/$&a"],
    ["/stor%45s/ChIJc0fcs/", "/stores/ChIJc0fcs/coburg-north"],
  ])("mends %s in one permanent hop [shop-2.5]", async (path, target) => {
    const { ask } = await startTestShop();
    const { status, headers } = await ask(path);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: target });
  });

  test.each([
    "/",
    "/parts",
    "/stores/ChIJabc/Rocklea",
    "/search?Q=ABC",
    "/parts/%E2%82%AC",
    "/?x=/",
    "/parts/%20a",
    "/p%61rts",
    "/parts/%2541",
    "/parts/a%2fb",
    "/search/%C3%89t%C3%89",
    "/stores/ChIJ%41bc",
    "/?x=//a/../%00%E0%A4%A",
  ])("leaves %s alone [shop-2.5]", async (path) => {
    const { ask } = await startTestShop();
    expect((await ask(path)).status).toBe(200);
  });

  test.each([
    "//evil.example/A/",
    "/%2F%2Fevil.example/A",
    "/%2fevil.example/",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%5cevil.example/A",
    "/%09/evil.example/",
    "/%00",
    "/.//evil.example/A/",
    "/%2e%2e/cart",
    "/parts/%2E./cart",
    "/parts/..%2Fcart",
    "/parts/.",
    "/parts/%1Fcart",
    "/parts/%7F",
  ])("answers %s without leading anywhere", async (path) => {
    const { ask } = await startTestShop();
    const { status, headers } = await ask(path);
    expect({ status, location: headers.location }).toEqual({ status: 404, location: undefined });
  });

  test("whoever only asks about a page is led there, too, and each is told to ask again after an hour", async () => {
    const { ask } = await startTestShop();
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await ask("/Parts/", { method });
      expect([status, headers.location, headers["cache-control"]]).toEqual([301, "/parts", "public, max-age=3600"]);
    }
  });

  test("while the stores can't be had, a store's address is mended as far as it goes, and no other waits for them", async () => {
    const stores = fakeServices().stores;
    const failing = await startTestShop({ services: { stores: { ...stores, list: () => Promise.reject(new Error("no stores")) } } });
    expect((await failing.ask("/Stores/ChIJc0fcs/")).headers.location).toBe("/stores/ChIJc0fcs");
    const hanging = await startTestShop({ services: { stores: { ...stores, list: () => new Promise(() => {}) } } });
    expect((await hanging.ask("/Parts/")).headers.location).toBe("/parts");
  });

  test("redirects are counted as such", async () => {
    const { ask, metrics } = await startTestShop();
    await ask("/Parts/");
    const routes = async () => (await metrics.requestDuration.get()).values.map(({ labels }) => labels.http_route);
    await expect.poll(routes).toContain("redirect");
  });

  test("a post is never redirected, because its body would be lost", async () => {
    const { ask } = await startTestShop();
    expect((await ask("/Cart/", { method: "POST" })).status).toBe(200);
  });

  test("broken percent-encoding is told so, on a friendly page", async () => {
    const { ask } = await startTestShop();
    const { status, body } = await ask("/products/%E0%A4%A");
    expect(status).toBe(400);
    expect(body).toContain("That address isn't written correctly.");
  });

  test.each(["http://evil.example/parts", "*"])("a request for %s, which is no path, is refused", async (target) => {
    const { ask } = await startTestShop();
    const { status, headers } = await ask(target);
    expect({ status, location: headers.location }).toEqual({ status: 400, location: undefined });
  });

  test("an address beyond 8 kB is refused", async () => {
    const { ask } = await startTestShop();
    const { status, body } = await ask(`/search?q=${"a".repeat(8192)}`);
    expect(status).toBe(414);
    expect(body).toContain("Address too long");
  });

  test("an address full of slashes is looked through once, and not again from each of them", () => {
    const path = `/a${"/".repeat(300_000)}b`;
    expect(canonicalPath(path)).toBe(path);
  });

  test("a redirect's target is never redirected again", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("/", "A", "b", "1", "%C3", "%2F", "%4", "%41", "%73", "%", "stores", "."), maxLength: 12 }),
        (path) => {
          const once = canonicalPath(`/${path}`);
          expect(canonicalPath(once)).toBe(once);
        },
      ),
    );
  });

  test("no path of any kind leads to another host, loops or breaks the server", async () => {
    const { origin } = await startTestShop();
    const part = fc.constantFrom("/", "\\", "%5C", "%2F", "%2e", ".", "..", "A", "a", "evil.example", "@", ":", "%", "%0a", "?", ";");
    const ask = (path: string) =>
      new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
        const { port } = new URL(origin);
        request({ port, host: "127.0.0.1", path }, (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        })
          .on("error", reject)
          .end();
      });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const { status, location } = await ask(`/${parts.join("")}`);
        expect(status).toBeLessThan(500);
        if (location === undefined) return;
        expect(location.startsWith("/") && !/^\/[/\\]/.test(location)).toBe(true);
        expect(new URL(location, origin).origin).toBe(origin);
        expect((await ask(location)).status).not.toBe(301);
      }),
      { numRuns: 150 },
    );
  });
});
