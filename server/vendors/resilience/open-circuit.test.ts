import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type LogLine, type WholeShop } from "#server/testing/start-whole-shop.ts";

/** As long as a circuit stays open before a call is let through. */
const openMs = 5000;
const vendors = ["shopify", "algolia", "storyblok", "identity"] as const;

let shop: WholeShop;

beforeAll(async () => {
  shop = await startWholeShop();
  // What a product's page needs first is kept, what it shows later is not.
  for (const path of shop.productPaths) await visit(`/api${path}`);
  for (const vendor of vendors) await shop.setFault(vendor, { errorRate: 1 });
  for (let round = 0; round < 6; round += 1) await askEveryVendor(`before-${round}`);
});
afterAll(() => shop.stop());

const visit = async (path: string) => (await fetch(`${shop.origin}${path}`, { redirect: "manual" })).text();
const loud = (lines: LogLine[]) => lines.filter(({ level }) => level !== "info");
const circuits = (lines: LogLine[]) => lines.flatMap(({ event, upstream }) => (event === "upstream.circuit" ? [upstream] : []));
const everyCircuit = (circuit: "Open" | "Closed") => expect.arrayContaining(vendors.map((name) => ({ name, circuit })));

/** By addresses that no cache has anything for. */
async function askEveryVendor(word: string): Promise<void> {
  await Promise.all([`/products/${word}`, `/search?q=${word}`, `/pages/${word}`, "/login"].map(visit));
}

test("while vendors are down each circuit has one warning, and pages add nothing to it", async () => {
  const opened = circuits(shop.lines);
  expect(opened).toEqual(everyCircuit("Open"));
  expect(opened).toHaveLength(vendors.length);

  const start = shop.lines.length;
  const pages = ["/", "/parts", "/parts/brakes", "/search?q=lamp", "/cart", "/brands", "/content-hub", "/legends/hq-monaro", "/login"];
  for (const path of [...shop.productPaths, ...pages]) await visit(path);
  const lines = shop.lines.slice(start);
  expect(lines.length).toBeGreaterThan(20);
  expect(loud(lines)).toEqual([]);
  const rejections = (await shop.metrics.circuitRejections.get()).values;
  expect(rejections.filter(({ value }) => value > 0).map(({ labels }) => labels["upstream"])).toEqual(expect.arrayContaining([...vendors]));
});

test("a circuit that is tried in vain says nothing, and one that closes says so once", async () => {
  const start = shop.lines.length;
  await new Promise((resolve) => setTimeout(resolve, openMs));
  await askEveryVendor("in-vain");
  expect(loud(shop.lines.slice(start))).toEqual([]);

  for (const vendor of vendors) await shop.setFault(vendor);
  await new Promise((resolve) => setTimeout(resolve, openMs));
  // One answer may be luck.
  await visit("/api/vehicles/facets?make=Mended");
  expect(circuits(loud(shop.lines.slice(start)))).not.toContainEqual({ name: "algolia", circuit: "Closed" });
  for (const word of ["mended", "again", "and-again"]) await askEveryVendor(word);
  const closed = loud(shop.lines.slice(start));
  expect(circuits(closed)).toEqual(everyCircuit("Closed"));
  expect(closed).toHaveLength(vendors.length);
});
