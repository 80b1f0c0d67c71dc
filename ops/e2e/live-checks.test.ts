import { expect, test } from "vitest";
import { checkAgainst } from "./live-checks.ts";

const calls = "http_client_request_duration_seconds_count";
const scrape = `# TYPE ${calls.replace("_count", "")} histogram\n${calls}{upstream="shopify",error_type=""} 7\n`;

/** A Prometheus that has scraped successes alone: it keeps no label that is empty. */
const prometheus = {
  firing: async () => [],
  rules: async () => [],
  labelsOf: async (metric: string) => new Set(metric === calls ? ["__name__", "job", "env", "upstream"] : []),
};

const selecting = (expr: string) => ({ alerts: [], recordings: [{ record: "one", expr }] });

test("a label that is empty so far is one that the shop has", async () => {
  const { problems } = await checkAgainst(prometheus, selecting(`${calls}{job="storefront", error_type!~"|aborted"}`), scrape);
  expect(problems).toEqual([]);
});

test("a label that nobody has is named", async () => {
  const { problems } = await checkAgainst(prometheus, selecting(`${calls}{error_kind!=""}`), scrape);
  expect(problems).toEqual([`${calls} has no label error_kind`]);
});
