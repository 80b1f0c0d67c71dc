import { frame } from "./frame.ts";
import { graph, table, tiles } from "./panels.ts";
import { chosen, rateOf } from "./queries.ts";

const byInstance = "{{instance}}";

export const nodeRuntime = frame({
  uid: "rares-node",
  title: "Rares: Node runtime",
  description: "The processes themselves: event loop, memory, garbage collection, restarts and versions.",
  sections: [
    {
      title: "Event loop",
      panels: [
        graph("Utilisation", {
          about: "The share of time that the one thread works. Above 90 % for 10 minutes someone is woken: add instances.",
          queries: [{ expr: chosen("nodejs_eventloop_utilization_ratio"), legend: byInstance }],
          unit: "percentunit",
          max: 1,
          steps: [
            [null, "green"],
            [0.9, "red"],
          ],
        }),
        graph("Lag", {
          about: "How late timers run: half of the time at most, and 99 %. Above 200 ms something blocks the thread.",
          queries: [
            { expr: chosen("nodejs_eventloop_lag_p99_seconds"), legend: `${byInstance} 99 %` },
            { expr: chosen("nodejs_eventloop_lag_p50_seconds"), legend: `${byInstance} 50 %` },
          ],
          unit: "s",
          steps: [
            [null, "green"],
            [0.2, "orange"],
          ],
        }),
        graph("Processor", {
          about: "Cores in use, the threads of garbage collection and compression included.",
          queries: [{ expr: rateOf("process_cpu_seconds_total"), legend: byInstance }],
          unit: "short",
          decimals: 2,
        }),
      ],
    },
    {
      title: "Memory",
      panels: [
        graph("Resident memory", {
          about: "What the container's limit is about. Near 100 % the kernel ends the process.",
          queries: [
            { expr: chosen("process_resident_memory_bytes"), legend: byInstance },
            { expr: chosen("storefront_memory_limit_bytes"), legend: `${byInstance} limit` },
          ],
          unit: "bytes",
          width: 6,
        }),
        graph("Share of the limit", {
          about: "A ticket at 90 %. Without a limit that the process knows of there is nothing to show.",
          queries: [
            {
              expr: `${chosen("process_resident_memory_bytes")} / (${chosen("storefront_memory_limit_bytes")} > 0)`,
              legend: byInstance,
            },
          ],
          unit: "percentunit",
          width: 6,
          max: 1,
          steps: [
            [null, "green"],
            [0.9, "orange"],
          ],
        }),
        graph("Heap by space", {
          about: "A leak is a saw whose lower edge climbs, mostly in old.",
          queries: [{ expr: `sum by (space) (${chosen("nodejs_heap_space_size_used_bytes")})`, legend: "{{space}}" }],
          unit: "bytes",
          width: 6,
          isStacked: true,
        }),
        graph("Outside of the heap", {
          about: "Buffers and what libraries keep. The cache's values live in the heap.",
          queries: [{ expr: chosen("nodejs_external_memory_bytes"), legend: byInstance }],
          unit: "bytes",
          width: 6,
        }),
        graph("Time spent on garbage, by kind", {
          about: "The share of time in which the process cleans up. More than a few percent of major: the heap is too small or leaks.",
          queries: [{ expr: `sum by (instance, kind) (${rateOf("nodejs_gc_duration_seconds_sum")})`, legend: `${byInstance} {{kind}}` }],
          unit: "percentunit",
          width: 12,
        }),
        graph("Heap in use against its size", {
          about: "The heap grows until its own limit, which is a share of the container's.",
          queries: [
            { expr: chosen("nodejs_heap_size_used_bytes"), legend: `${byInstance} used` },
            { expr: chosen("nodejs_heap_size_total_bytes"), legend: `${byInstance} size` },
            { expr: chosen("storefront_heap_limit_bytes"), legend: `${byInstance} limit` },
          ],
          unit: "bytes",
          width: 12,
        }),
      ],
    },
    {
      title: "Processes",
      panels: [
        graph("Open handles by type", {
          about: "Sockets follow the load; those that only grow are a leak.",
          queries: [{ expr: `sum by (type) (${chosen("nodejs_active_resources")})`, legend: "{{type}}" }],
          isStacked: true,
        }),
        graph("Open files", {
          about: "Sockets are files too.",
          queries: [
            { expr: chosen("process_open_fds"), legend: byInstance },
            { expr: chosen("process_max_fds"), legend: `${byInstance} limit` },
          ],
        }),
        graph("Lines of the log by level", {
          about: "A flood of warnings costs money and hides what matters.",
          queries: [{ expr: `sum by (level) (${rateOf("storefront_log_lines_total")})`, legend: "{{level}}" }],
          unit: "cps",
          isStacked: true,
        }),
        tiles("Restarts", {
          about: "Within the time shown. More than two in a quarter of an hour wake someone.",
          queries: [{ expr: `sum(changes(${chosen("process_start_time_seconds")}[$__range]))` }],
          width: 4,
          steps: [
            [null, "green"],
            [1, "orange"],
          ],
        }),
        tiles("Running since", {
          about: "The youngest process.",
          queries: [{ expr: `time() - max(${chosen("process_start_time_seconds")})` }],
          unit: "dtdurations",
          decimals: 0,
          width: 4,
          steps: [[null, "blue"]],
        }),
        table("Versions", {
          about: "Two versions side by side are a deployment under way, or one that got stuck.",
          queries: [{ expr: `count by (env, version, revision, node_version) (${chosen("storefront_build_info")})` }],
          width: 16,
        }),
      ],
    },
  ],
});
