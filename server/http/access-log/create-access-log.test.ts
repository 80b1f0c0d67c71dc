import { request } from "node:http";
import { expect, test } from "vitest";
import type { PageRenderer } from "#server/rendering/create-page-renderer.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";

test("a line names the route and the outcome, and nothing that a visitor typed", async () => {
  const { ask, lines } = await startTestShop();
  await ask("/search?q=jo@example.com", { headers: { cookie: "rares=secret-cookie", authorization: "Bearer secret-token" } });
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    event: "http.request",
    level: "info",
    service: "storefront",
    http: { method: "GET", route: "test-page", status: 200, aborted: false },
  });
  expect(JSON.stringify(lines)).not.toMatch(/jo@example|secret|search/);
});

test.each([
  ["a page that isn't there", "/products/gone?q=jo@example.com", "/products/gone"],
  ["an address that is too long", `/${"x".repeat(400)}`, `/${"x".repeat(199)}`],
  ["a link to a mailbox without its scheme", "/pages/jo@example.com/x", "/pages/[removed]/x"],
  ["the same, escaped", "/pages/jo%40example.com", "/pages/[removed]"],
  ["the same, escaped twice", "/mailto:jo%2540example.com/x", "/[removed]/x"],
  ["the same, escaped letter by letter", "/jo%25%34%30example.com", "/[removed]"],
  ["the same, beside bytes that are no text", "/jo%2525ff%252540example.com", "/[removed]"],
  ["the same, escaped more often than anybody does by mistake", `/jo%${"25".repeat(40)}40example.com`, "/[removed]"],
  ["the same in another width", "/jo%EF%BC%A0example.com", "/[removed]"],
  ["the same in small", "/jo%ef%b9%abexample.com", "/[removed]"],
  ["a telephone number", "/tel:+61400000000", "/[removed]"],
  ["the same with its scheme alone", "/pages/tel%3a0400000000", "/pages/[removed]"],
  ["the same without its scheme", "/stores/%2B61%20400%20000%20000/x", "/stores/[removed]/x"],
  ["the same in another width and in brackets", "/%20%EF%BC%8B(61)400000000", "/[removed]"],
  ["numbers of parts", "/products/0400000000-hotel-1+2/rc-6140%2B-tel", "/products/0400000000-hotel-1+2/rc-6140%2B-tel"],
  ["an escape of something else", "/products/100%25-wool%2Fred", "/products/100%25-wool%2Fred"],
])("a line about a failure tells the path without its query: %s", async (_what, address, path) => {
  const render: PageRenderer = async (_req, res) => void res.status(404).send("gone");
  const { ask, lines } = await startTestShop({ render });
  await ask(address);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ http: { status: 404, path } });
  expect(JSON.stringify(lines)).not.toMatch(/jo(@|%40)example/);
});

test("a failure of the API tells its whole path, whichever router answered", async () => {
  const { ask, lines } = await startTestShop();
  await ask("/api/products/gone");
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ http: { status: 404, path: "/api/products/gone" } });
});

test("a line about a failure tells the kind of device, and nothing else of what the browser says of itself [shop-3.8]", async () => {
  const { ask, lines } = await startTestShop({ render: async (_req, res) => void res.status(404).send("gone") });
  const userAgent = "Mozilla/5.0 (Linux; Android 10; secret-model) Chrome/140.0.0.0 Mobile Safari/537.36";
  await ask("/gone", { headers: { "user-agent": userAgent } });
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ device: { kind: "mobile", os: "Android", browser: "Chrome", crawler: false } });
  expect(JSON.stringify(lines)).not.toContain("secret-model");
});

test("a visitor who leaves before the answer counts as 499", async () => {
  const { origin, lines, metrics } = await startTestShop({ render: () => new Promise(() => {}) });
  const call = request(`${origin}/slow`);
  call.on("error", () => {});
  call.end();
  await expect.poll(async () => (await metrics.activeRequests.get()).values[0]?.value).toBe(1);
  call.destroy();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ http: { status: 499, aborted: true } });
});

test("health probes are not logged", async () => {
  const { ask, lines } = await startTestShop();
  await ask("/healthcheck");
  await ask("/readyz");
  await ask("/");
  await expect.poll(() => lines).toHaveLength(1);
});

test("our own failures are errors; a part of the shop that is away has an error line already", async () => {
  const statuses: Record<string, number> = { "/broken": 500, "/bad-gateway": 502, "/away": 503 };
  const { ask, lines } = await startTestShop({ render: async (req, res) => void res.status(statuses[req.path] ?? 200).end() });
  for (const path of Object.keys(statuses)) await ask(path);
  await expect.poll(() => lines.map(({ level }) => level)).toEqual(["error", "error", "info"]);
});

test("successes are sampled where that is configured, failures never", async () => {
  const { ask, lines } = await startTestShop({ env: { ACCESS_LOG_SAMPLE_RATE: "0" } });
  await ask("/");
  await ask("/%E0%A4%A");
  await expect.poll(() => lines.map((line) => line["http"])).toEqual([expect.objectContaining({ status: 400 })]);
});
