/** What a shop's counters say at one moment. */
export type Counters = { cpuSeconds: number; pagesFromMemory: number; pagesAsked: number; vendorCalls: number };

/** What docs/scaling.md is computed with. */
export type Capacity = {
  cpuMsPerRequest: number;
  /** Of the pages that may be kept. Null where none was asked for. */
  hitRatio: number | null;
  vendorCallsPerRequest: number;
  /** What one core holds while it is busy for `busyShare` of the time. */
  requestsPerSecondOfCore: number;
};

/** More than this and answers begin to wait for each other. */
const busyShare = 0.6;

/** Reads the counters out of what the shop answers Prometheus. */
export function readCounters(scrape: string): Counters {
  const sum = (name: string, isWanted = (_line: string): boolean => true) =>
    scrape
      .split("\n")
      .filter((line) => (line.startsWith(`${name} `) || line.startsWith(`${name}{`)) && isWanted(line))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(" "))), 0);
  return {
    cpuSeconds: sum("process_cpu_seconds_total"),
    pagesFromMemory: sum("storefront_page_cache_total", (line) => /outcome="(?:hit|stale)"/.test(line)),
    pagesAsked: sum("storefront_page_cache_total"),
    vendorCalls: sum("http_client_request_duration_seconds_count"),
  };
}

/** What a run's requests cost the shop; null where nothing was asked. */
export function capacityOf(before: Counters, after: Counters, requests: number): Capacity | null {
  if (requests === 0) return null;
  const spent = (counter: keyof Counters) => after[counter] - before[counter];
  const cpuSecondsPerRequest = spent("cpuSeconds") / requests;
  return {
    cpuMsPerRequest: cpuSecondsPerRequest * 1000,
    hitRatio: spent("pagesAsked") === 0 ? null : spent("pagesFromMemory") / spent("pagesAsked"),
    vendorCallsPerRequest: spent("vendorCalls") / requests,
    requestsPerSecondOfCore: busyShare / cpuSecondsPerRequest,
  };
}

export function capacityText({ cpuMsPerRequest, hitRatio, vendorCallsPerRequest, requestsPerSecondOfCore }: Capacity): string {
  const hits = hitRatio === null ? "" : `, ${Math.round(hitRatio * 100)} % of the pages that may be kept came from memory`;
  return `  capacity: a request cost the shop ${cpuMsPerRequest.toFixed(1)} ms of a core and ${vendorCallsPerRequest.toFixed(2)} calls to vendors${hits}; a core at ${busyShare * 100} % holds ${requestsPerSecondOfCore.toFixed(0)} such requests a second`;
}
