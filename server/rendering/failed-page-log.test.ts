import { afterAll, beforeAll, expect, test } from "vitest";
import { type EchoingVendors, startEchoingVendors } from "#server/testing/start-echoing-vendors.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let vendors: EchoingVendors;
let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop({}, async (sandboxUrl) => {
    vendors = await startEchoingVendors(sandboxUrl, /nothing/g);
    return vendors.url;
  });
});
afterAll(async () => {
  await shop.stop();
  vendors.stop();
});

/** What the log says of one request, but for the line that every request has. */
async function linesOf(path: string) {
  const answer = await fetch(`${shop.origin}${path}`, { headers: { accept: "text/html" } });
  await answer.text();
  const id = answer.headers.get("x-request-id");
  const own = () => shop.lines.filter(({ request_id: requestId }) => requestId === id);
  await expect.poll(() => own().map(({ event }) => event)).toContain("http.request");
  return { status: answer.status, lines: own().filter(({ event }) => event !== "http.request") };
}

test.each([
  ["a list, which Algolia refuses", "/parts", "Algolia search"],
  ["a part, which Shopify refuses", () => shop.productPaths[0] ?? "", "HTTP 400"],
])("%s: the log says once why the page failed", async (_what, path, words) => {
  vendors.echo("refusal");
  const { status, lines } = await linesOf(typeof path === "string" ? path : path());
  vendors.echo(null);
  expect(status).toBe(500);
  const told = lines.filter(({ level }) => level === "error").map(({ event, error }) => JSON.stringify([event, error]));
  expect(told.filter((line) => line.includes("api.error") && line.includes(words))).toHaveLength(1);
  expect(new Set(told).size).toBe(told.length);
});

test("a vendor's call that has its own line gets no second one from the page", async () => {
  await shop.setFault("algolia", { errorRate: 1 });
  const { status, lines } = await linesOf("/search?q=alternator");
  await shop.setFault("algolia");
  expect(status).toBe(503);
  expect(lines.map(({ event }) => event)).not.toContain("api.error");
  // Its circuit may open meanwhile, whose line then stands for the call's.
  expect(shop.lines.map(({ event = "" }) => event).filter((event) => event.startsWith("upstream."))).not.toEqual([]);
});
