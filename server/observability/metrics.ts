import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { createProcessMetrics } from "./process-metrics.ts";
import { createVitalsMetrics } from "./vitals-metrics.ts";

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** With the promise made for searches among them: 0.3. */
const searchBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2.5, 5];

const checkoutOutcomes = ["ok", "user_error", "upstream_error"] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];
const searchOutcomes = ["results", "none", "failed"] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace"] as const;

export type Metrics = ReturnType<typeof createMetrics>;

type BuildInfo = { version: string; revision: string };

/** Every metric of the shop, in a registry of its own. No label ever holds a product, a visitor, a query, an address or an id. */
export function createMetrics({ version, revision }: BuildInfo) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // These gauges end in _total, which Prometheus keeps for counters; promtool rejects them.
  for (const name of ["nodejs_active_handles_total", "nodejs_active_requests_total", "nodejs_active_resources_total"])
    registry.removeSingleMetric(name);

  const buildInfo = new Gauge({
    name: "storefront_build_info",
    help: "Always 1; the labels tell what runs.",
    labelNames: ["version", "revision", "node_version"],
    registers,
  });
  buildInfo.set({ version, revision, node_version: process.version }, 1);
  createProcessMetrics(registers);

  const checkouts = new Counter({
    name: "storefront_checkouts_total",
    help: "Shoppers on their way to the checkout; user_error are those without a cart.",
    labelNames: ["outcome"],
    registers,
  });
  const searches = new Counter({
    name: "storefront_searches_total",
    help: "Searches for what a shopper typed; lists of a category are none.",
    labelNames: ["outcome"],
    registers,
  });
  const logLines = new Counter({
    name: "storefront_log_lines_total",
    help: "Lines written to the log.",
    labelNames: ["level"],
    registers,
  });
  const logUnwritten = new Counter({
    name: "storefront_log_unwritten_total",
    help: "Lines that are lost, or that found the disk full: nobody reads standard output (any more), or there is no room.",
    registers,
  });
  // A counter that starts at its first event hides that event from rate().
  for (const outcome of checkoutOutcomes) checkouts.inc({ outcome }, 0);
  for (const outcome of searchOutcomes) searches.inc({ outcome }, 0);
  for (const level of logLevels) logLines.inc({ level }, 0);

  return {
    registry,
    checkouts,
    searches,
    logLines,
    logUnwritten,
    searchDuration: new Histogram({
      name: "storefront_search_duration_seconds",
      help: "Time until the shop had the answer to a search that it could answer, from its cache or from the index.",
      buckets: searchBuckets,
      registers,
    }),
    pageCache: new Counter({
      name: "storefront_page_cache_total",
      help: "Requests for pages that may be kept, by what came of them: hit, stale, stale_error, filled, or left to the pipeline.",
      labelNames: ["outcome"],
      registers,
    }),
    pageCacheBytes: new Gauge({
      name: "storefront_page_cache_bytes",
      help: "Memory that kept pages take.",
      registers,
    }),
    sharedStoreUp: new Gauge({
      name: "storefront_shared_store_up",
      help: "1 while instances share limits, renewals, news and pages, 0 while each is on its own; absent where no store is configured.",
      labelNames: ["store"],
      registers,
    }),
    sharedStoreMisses: new Counter({
      name: "storefront_shared_store_misses_total",
      help: "Questions to the shared store that it had no answer to in time, so that the instance went on by itself.",
      labelNames: ["operation"],
      registers,
    }),
    sharedPages: new Counter({
      name: "storefront_shared_pages_total",
      help: "Pages that weren't in memory, by whether another instance had made them: hit or miss.",
      labelNames: ["outcome"],
      registers,
    }),
    filesServed: new Counter({
      name: "storefront_files_served_total",
      help: "Files of the build and pictures that were answered ahead of the pipeline, which are neither logged nor timed.",
      registers,
    }),
    syntheticRequests: new Counter({
      name: "storefront_synthetic_requests_total",
      help: "Requests of load tests and probes, which no other metric of what shoppers see counts.",
      registers,
    }),
    webVitals: createVitalsMetrics(registers),
    requestDuration: new Histogram({
      name: "http_server_request_duration_seconds",
      help: "Time until a request's answer was sent.",
      labelNames: ["http_request_method", "http_route", "http_response_status_code"],
      buckets: requestBuckets,
      registers,
    }),
    activeRequests: new Gauge({
      name: "http_server_active_requests",
      help: "Requests being answered now.",
      labelNames: ["http_request_method"],
      registers,
    }),
    shellReady: new Histogram({
      name: "storefront_ssr_shell_ready_seconds",
      help: "Time until a page's shell could be sent.",
      labelNames: ["http_route"],
      buckets: requestBuckets,
      registers,
    }),
    allReady: new Histogram({
      name: "storefront_ssr_all_ready_seconds",
      help: "Time until the whole of a page could be sent.",
      labelNames: ["http_route"],
      buckets: requestBuckets,
      registers,
    }),
    renders: new Counter({
      name: "storefront_ssr_renders_total",
      help: "Renders of pages by outcome.",
      labelNames: ["http_route", "outcome"],
      registers,
    }),
    vendorRequestDuration: new Histogram({
      name: "http_client_request_duration_seconds",
      help: "Time of one attempt at calling a vendor, its answer's body included.",
      labelNames: ["upstream", "operation", "http_response_status_code", "error_type"],
      buckets: requestBuckets,
      registers,
    }),
    vendorRetries: new Counter({
      name: "storefront_upstream_retries_total",
      help: "Repeated calls to a vendor.",
      labelNames: ["upstream"],
      registers,
    }),
    vendorThrottled: new Counter({
      name: "storefront_upstream_throttled_total",
      help: "Answers of a vendor that asked us to slow down.",
      labelNames: ["upstream"],
      registers,
    }),
    circuitState: new Gauge({
      name: "storefront_circuit_state",
      help: "0 closed, 1 open, 2 half open.",
      labelNames: ["upstream"],
      registers,
    }),
    circuitRejections: new Counter({
      name: "storefront_circuit_rejections_total",
      help: "Calls that an open circuit kept from a vendor.",
      labelNames: ["upstream"],
      registers,
    }),
    cacheRequests: new Counter({
      name: "storefront_cache_requests_total",
      help: "Look-ups in the public data cache.",
      labelNames: ["cache", "result"],
      registers,
    }),
    cacheUnusable: new Counter({
      name: "storefront_cache_unusable_answers_total",
      help: "Refreshes that failed although the vendor answered, so that an older value is shown: what came can't be read, or is a refusal.",
      labelNames: ["cache"],
      registers,
    }),
    cacheEntries: new Gauge({
      name: "storefront_cache_entries",
      help: "Entries in the public data cache.",
      labelNames: ["cache"],
      registers,
    }),
    cacheBytes: new Gauge({
      name: "storefront_cache_bytes",
      help: "Approximate size of the public data cache.",
      labelNames: ["cache"],
      registers,
    }),
    cartOperations: new Counter({
      name: "storefront_cart_operations_total",
      help: "What shoppers did with their carts.",
      labelNames: ["operation", "outcome"],
      registers,
    }),
    projectCalls: new Counter({
      name: "storefront_project_calls_total",
      help: "Calls of the database that keeps restoration projects, and whether they worked.",
      labelNames: ["call", "outcome"],
      registers,
    }),
    sessions: new Counter({
      name: "storefront_sessions_total",
      help: "Sign-ins, renewals and sign-outs of customers.",
      labelNames: ["operation", "outcome"],
      registers,
    }),
    rejectedRequests: new Counter({
      name: "storefront_rejected_requests_total",
      help: "Requests turned away.",
      labelNames: ["reason"],
      registers,
    }),
    bodyBytes: new Gauge({
      name: "storefront_request_body_bytes",
      help: "Announced size of the bodies that are on their way or being answered.",
      registers,
    }),
    webhooks: new Counter({
      name: "storefront_webhooks_total",
      help: "Messages of vendors about what changed there.",
      labelNames: ["sender", "outcome"],
      registers,
    }),
    clientReports: new Counter({
      name: "storefront_client_reports_total",
      help: "What shoppers' browsers told us: malformed storage, uncaught errors, sources that the policy blocked.",
      labelNames: ["event"],
      registers,
    }),
    malformedGarageCookies: new Counter({
      name: "storefront_malformed_garage_cookies_total",
      help: "Pages asked for with a vehicle cookie that could not be read.",
      registers,
    }),
    ready: new Gauge({ name: "storefront_ready", help: "1 while this instance wants traffic.", registers }),
  };
}
