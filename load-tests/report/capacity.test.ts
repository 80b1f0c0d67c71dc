import { expect, test } from "vitest";
import { capacityOf, capacityText, readCounters } from "./capacity.ts";

const scrape = (cpu: number, hits: number, left: number, calls: number) => `# TYPE process_cpu_seconds_total counter
process_cpu_user_seconds_total 99
process_cpu_seconds_total ${cpu}
storefront_page_cache_total{outcome="hit"} ${hits}
storefront_page_cache_total{outcome="stale"} 10
storefront_page_cache_total{outcome="left"} ${left}
storefront_page_cache_bytes 1234
http_client_request_duration_seconds_bucket{le="1",upstream="shopify"} 900
http_client_request_duration_seconds_count{upstream="shopify"} ${calls}
http_client_request_duration_seconds_count{upstream="algolia"} 5
`;

test("a run's cost is what the shop's counters moved by, divided by its requests", () => {
  const capacity = capacityOf(readCounters(scrape(10, 100, 100, 50)), readCounters(scrape(14, 400, 200, 150)), 1000);
  expect(capacity).toEqual({ cpuMsPerRequest: 4, hitRatio: 0.75, vendorCallsPerRequest: 0.1, requestsPerSecondOfCore: 150 });
  expect(capacity && capacityText(capacity)).toContain("4.0 ms of a core and 0.10 calls to vendors, 75 % of the pages");
});

test("nothing is made up where nothing was asked", () => {
  const counters = readCounters(scrape(10, 100, 100, 50));
  expect(capacityOf(counters, counters, 0)).toBeNull();
  expect(capacityOf(counters, counters, 1)?.hitRatio).toBeNull();
});
