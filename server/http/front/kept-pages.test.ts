import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
/** Pages stay as good as new for as long as the tests run. */
beforeAll(async () => {
  shop = await startWholeShop({ PAGE_CACHE_MB: "16", PAGE_CACHE_SECONDS: "600" });
});
afterAll(() => shop.stop());

const visit = (path: string, headers: Record<string, string> = {}) => fetch(`${shop.origin}${path}`, { headers, redirect: "manual" });
const outcomes = async () =>
  Object.fromEntries((await shop.metrics.pageCache.get()).values.map(({ labels, value }) => [String(labels.outcome), value]));
const rendersOf = async (route: string) =>
  (await shop.metrics.renders.get()).values.filter(({ labels }) => labels.http_route === route).reduce((sum, { value }) => sum + value, 0);
/** A page that is kept, however slow the machine is. */
async function kept(path: string, headers: Record<string, string> = {}): Promise<Response> {
  await expect.poll(async () => (await visit(path, headers)).headers.get("etag"), { timeout: 20_000 }).not.toBeNull();
  return visit(path, headers);
}

test("a kept page is rendered once, is the same for all who ask, and says what of it a browser may run", async () => {
  await kept("/parts");
  const before = await rendersOf("categories");
  const pages = await Promise.all(Array.from({ length: 50 }, () => visit("/parts")));
  expect(await rendersOf("categories")).toBe(before);
  expect(new Set(pages.map(({ headers }) => headers.get("etag"))).size).toBe(1);
  expect(new Set(pages.map(({ headers }) => headers.get("x-request-id"))).size).toBe(50);

  const page = pages[0];
  const html = (await page?.text()) ?? "";
  expect(html.endsWith("</html>")).toBe(true);
  const policy = page?.headers.get("content-security-policy") ?? "";
  expect(policy).not.toContain("nonce");
  expect(html).not.toContain("nonce");
  const inline = [...html.matchAll(/<script(?: id="_R_")?>([^]*?)<\/script>/g)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  expect(inline).toHaveLength(2);
  for (const source of inline) expect(policy).toContain(source);
  expect(html).not.toMatch(/<style/);
  expect(html).not.toMatch(/<script(?! id="_R_"| type="application)[^>]+>/);
});

test("it carries the headers that every page does", async () => {
  const { headers } = await kept("/parts");
  const streamed = (await visit("/parts?vendor=nobody")).headers;
  const ofAll = (all: Headers) =>
    [...all.keys()]
      .filter((name) => !["etag", "content-length", "transfer-encoding", "connection", "keep-alive"].includes(name))
      .toSorted();
  expect(ofAll(headers)).toEqual(ofAll(streamed));
  for (const name of ["x-frame-options", "permissions-policy", "x-content-type-options", "cache-control", "vary", "content-type"])
    expect([name, headers.get(name)]).toEqual([name, streamed.get(name)]);
});

test("a browser with a copy is told so; every coding holds the same page", async () => {
  const page = await kept("/parts");
  const etag = page.headers.get("etag") ?? "";
  const again = await visit("/parts", { "if-none-match": etag });
  expect({ status: again.status, body: await again.text(), etag: again.headers.get("etag") }).toEqual({ status: 304, body: "", etag });
  const texts = await Promise.all(
    ["br", "gzip", "identity"].map(async (coding) => (await visit("/parts", { "accept-encoding": coding })).text()),
  );
  expect(new Set(texts).size).toBe(1);
  const head = await fetch(`${shop.origin}/parts`, { method: "HEAD", headers: { "accept-encoding": "br" } });
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
});

test("each request for a kept page has its line in the log and its place in the metrics, synthetic ones theirs", async () => {
  await kept("/parts");
  const count = async () =>
    (await shop.metrics.requestDuration.get()).values.find(
      ({ labels, metricName }) => labels.http_route === "categories" && metricName?.endsWith("_count"),
    )?.value ?? 0;
  const before = await count();
  const answered = await visit("/parts", { "x-request-id": "request-of-a-test" });
  await answered.text();
  await expect
    .poll(() => shop.lines.find((line) => line["request_id"] === "request-of-a-test"))
    .toMatchObject({
      event: "http.request",
      http: { method: "GET", route: "categories", status: 200, aborted: false },
    });
  expect(await count()).toBe(before + 1);
  await (await visit("/parts", { "x-synthetic-traffic": "probe" })).text();
  await expect.poll(async () => (await shop.metrics.syntheticRequests.get()).values[0]?.value).toBeGreaterThan(0);
  expect(await count()).toBe(before + 1);
});

test("a visitor who leaves before a kept page has come is logged without what campaigns know of them", async () => {
  await kept("/parts");
  const socket = connect(Number(new URL(shop.origin).port), "127.0.0.1");
  // More than fits between two machines, so that somebody who reads nothing is still being answered.
  socket.write("GET /parts?_kx=marked HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(400));
  await once(socket, "readable");
  socket.destroy();
  const left = () => shop.lines.find(({ http }) => JSON.stringify(http)?.includes('"status":499'));
  await expect.poll(left).toMatchObject({ http: { route: "categories", path: "/parts", aborted: true } });
  expect(JSON.stringify(shop.lines)).not.toContain("marked");
});

test("nothing that belongs to one visitor is ever kept: neither their cart, nor their session, their vehicle, their address or their drafts", async () => {
  const [product = ""] = shop.productPaths;
  const html = await (await visit(product)).text();
  const variantId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(html)?.[0] ?? "";
  const added = await fetch(`${shop.origin}/api/cart/lines`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: shop.origin },
    body: JSON.stringify({ lines: [{ variantId, quantity: 1, attributes: [] }] }),
  });
  const cartCookie = added.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const label = "Marked Wagon Of One Visitor";
  const garage = `garage=${encodeURIComponent(JSON.stringify([{ id: 1, label, selected: true }]))}`;
  const preview = (await visit("/preview?secret=sandbox&path=/parts")).headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  expect(preview).toContain("preview");

  const paths = ["/", "/parts", product, "/stores", "/content-hub"];
  const marked = {
    cookie: `${cartCookie}; signed-in=1; ${garage}`,
    "x-forwarded-for": "203.0.113.77",
    "x-request-id": "marked-request-id",
    referer: "https://marked.example/",
  };
  for (const path of paths) {
    for (const address of [path, `${path}?utm_source=marked`, "/cart", "/account"]) await (await visit(address, marked)).text();
    await (await visit(path, { cookie: preview })).text();
  }
  for (const path of paths) {
    const stranger = await kept(path);
    const seen = `${JSON.stringify([...stranger.headers])}${await stranger.text()}`;
    expect(stranger.headers.getSetCookie()).toEqual([]);
    for (const secret of [
      label,
      "marked",
      "203.0.113.77",
      "marked-request-id",
      ...cartCookie.split("=").filter((part) => part.length > 20),
    ])
      expect(seen).not.toContain(secret);
    expect(seen).not.toContain("noindex");
  }
  const mine = await visit("/", marked);
  expect([mine.headers.get("cache-control"), await mine.text()]).toEqual(["private, no-cache", expect.stringContaining(label)]);
});

test("what editors publish is on the page with the next request", async () => {
  const before = await rendersOf("categories");
  await kept("/parts");
  shop.publish();
  await (await visit("/parts")).text();
  await expect.poll(() => rendersOf("categories")).toBeGreaterThan(before);
});

test.each([
  ["/products/nothing-of-the-kind", 404],
  ["/parts/nothing-of-the-kind", 404],
  ["/stores/ChIJc0fcsPBuDZe_79wKmP28sr2/somewhere-else", 301],
])("what %s is answered with is nobody's to keep", async (path, status) => {
  const leftBefore = (await outcomes())["left"] ?? 0;
  for (let asked = 0; asked < 3; asked += 1) {
    const answer = await visit(path);
    expect([answer.status, answer.headers.get("etag")]).toEqual([status, null]);
    await answer.text();
  }
  expect((await outcomes())["left"]).toBe(leftBefore + 3);
});

test("a page that fails is nobody's to keep, and everybody's as soon as it can be made", async () => {
  const path = shop.productPaths.at(-1) ?? "";
  await shop.setFault("shopify", { errorRate: 1 });
  for (let asked = 0; asked < 2; asked += 1) {
    const { status, headers } = await visit(path);
    expect([status, headers.get("etag"), headers.get("cache-control")]).toEqual([500, null, "no-store"]);
  }
  await shop.setFault("shopify");
  expect((await kept(path)).status).toBe(200);
});
