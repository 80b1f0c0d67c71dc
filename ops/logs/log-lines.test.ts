import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { faultyVendors } from "#sandbox/faults.ts";
import { type EchoingVendors, startEchoingVendors } from "#server/testing/start-echoing-vendors.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";
import { beginVisit, journeys, mistakes, personalPattern, type Step, type Visit } from "./testing/journeys.ts";
import { lineProblems } from "./testing/line-problems.ts";

let shop: WholeShop;
let vendors: EchoingVendors;
beforeAll(async () => {
  shop = await startWholeShop({ LOG_LEVEL: "trace", RATE_LIMIT_FACTOR: "0" }, async (sandboxUrl) => {
    vendors = await startEchoingVendors(sandboxUrl, personalPattern);
    return vendors.url;
  });
});
afterAll(async () => {
  vendors.stop();
  await shop.stop();
});

/** Takes the steps; answers what came of them and the lines that were written meanwhile. */
async function walk(visit: Visit, steps: Step[]) {
  const before = new Set(shop.lines);
  const taken: [what: string, status: number][] = [];
  for (const { what, take } of steps) taken.push([what, await take(visit)]);
  // A line is written when its answer's connection is done with it, a moment after the answer came.
  await expect.poll(async () => (await shop.metrics.activeRequests.get()).values.every(({ value }) => value === 0)).toBe(true);
  return { taken, lines: shop.lines.filter((line) => !before.has(line)) };
}

const eventsOf = (lines: Record<string, unknown>[]) => [...new Set(lines.map((line) => String(line["event"])))].toSorted();
const problemsOf = (lines: Record<string, unknown>[]) => lines.flatMap(lineProblems);
const leaksOf = (lines: Record<string, unknown>[]) =>
  lines.map((line) => JSON.stringify(line)).filter((text) => text.search(new RegExp(personalPattern, "i")) >= 0);

test("what shoppers do, and what they do wrong, is logged as the schema says and without anything that they told [shop-2.8]", async () => {
  const steps = [...journeys, ...mistakes];
  const { taken, lines } = await walk(await beginVisit(shop.origin), steps);
  expect(taken).toEqual(steps.map(({ what, status }) => [what, status]));
  expect(eventsOf(lines)).toEqual([
    "account.navigation",
    "audit",
    "checkout.redirect",
    "client.report",
    "garage.malformed_cookie",
    "http.request",
    "session.sign_in_rejected",
  ]);
  expect(lines.length).toBeGreaterThan(steps.length);
  expect(problemsOf(shop.lines)).toEqual([]);
  expect(leaksOf(shop.lines)).toEqual([]);
});

test("whatever a customer does with their account has a line about them, and none says who they are", async () => {
  const visit = await beginVisit(shop.origin);
  const ending: Step[] = [
    {
      what: "signs out",
      status: 200,
      take: async ({ browser, origin }) => (await browser(`${origin}/api/session/sign-out`, { method: "POST" })).status,
    },
    {
      what: "guesses a preview's secret",
      status: 403,
      take: async ({ browser, origin }) => (await browser(`${origin}/preview?secret=guess`)).status,
    },
  ];
  const { taken, lines } = await walk(visit, [...journeys, ...ending]);
  expect(taken.slice(-2).map(([, status]) => status)).toEqual([200, 403]);
  const audit = lines.filter(({ event }) => event === "audit");
  const told = audit.map(({ action, outcome }) => `${String(action)} ${String(outcome)}`);
  expect(told).toEqual(["details_change ok", "address_add ok", "address_add refused", "sign_out ok", "preview_begin refused"]);
  const own = audit.filter(({ action }) => action !== "preview_begin");
  expect(new Set(own.map(({ subject }) => subject)).size).toBe(1);
  expect(new Set(own.map(({ session }) => session)).size).toBe(1);
  expect(own.every(({ subject, session, request_id: id }) => [subject, session, id].every((value) => typeof value === "string"))).toBe(
    true,
  );
  expect(leaksOf(audit)).toEqual([]);
});

test("a line about a failure tells its path, where nothing is left of an address of mail", async () => {
  const { lines } = await walk(await beginVisit(shop.origin), mistakes);
  const paths = lines.flatMap(({ http }) => (typeof http === "object" && http !== null && "path" in http ? [String(http.path)] : []));
  expect(paths.toSorted()).toEqual([
    "/%E0%A4%A",
    "/api/contact",
    "/api/contact",
    "/api/nothing",
    "/callback",
    "/nothing/here",
    "/pages/[removed]",
    "/pages/[removed]",
  ]);
});

test.each(["graphql", "refusal", "text"] as const)(
  "vendors that repeat in their errors what a shopper told them don't bring it into the log: %s",
  async (kind) => {
    const visit = await beginVisit(shop.origin);
    vendors.echo(kind);
    // Another text every time: what the cache holds would not be asked for.
    const { taken, lines } = await walk({ ...visit, typed: `${visit.typed}${kind}` }, journeys);
    vendors.echo(null);
    expect(taken.filter(([, status]) => status >= 500).length).toBeGreaterThan(8);
    expect(eventsOf(lines)).toContain("api.error");
    expect(leaksOf(lines)).toEqual([]);
    expect(problemsOf(lines)).toEqual([]);
  },
);

/** Of a vendor that hangs each takes as long as a shopper may wait. */
const fewSteps = journeys.filter(({ what }) => ["suggestions", "a promo code", "the cart"].includes(what));

test.each([
  ["answer with errors", { errorRate: 1 }, journeys, ["upstream.circuit", "upstream.error"]],
  ["break off", { dropRate: 1 }, journeys, ["upstream.error"]],
  ["answer garbage", { garbageRate: 1 }, journeys, ["api.error"]],
  ["answer nothing", { hangRate: 1 }, fewSteps, ["upstream.error"]],
])("while all vendors %s, every line is as the schema says", async (how, fault, steps, events) => {
  // A circuit that an earlier fault opened lets the next call pass after a while.
  const visit = await vi.waitFor(() => beginVisit(shop.origin), { timeout: 15_000, interval: 1000 });
  await Promise.all(faultyVendors.map((vendor) => shop.setFault(vendor, fault)));
  const { lines } = await walk({ ...visit, typed: `${visit.typed} ${how}` }, steps);
  await Promise.all(faultyVendors.map((vendor) => shop.setFault(vendor)));
  expect(eventsOf(lines)).toEqual(expect.arrayContaining(["http.request", ...events]));
  expect(problemsOf(lines)).toEqual([]);
  expect(leaksOf(lines)).toEqual([]);
});
