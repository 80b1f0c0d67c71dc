import { totalmem } from "node:os";
import { performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { Gauge, type Registry } from "prom-client";

/** What the client's own metrics of the process leave out. */
export function createProcessMetrics(registers: Registry[]): void {
  let last = performance.eventLoopUtilization();
  const utilization = new Gauge({
    name: "nodejs_eventloop_utilization_ratio",
    help: "Share of the time since the last scrape in which the event loop was busy.",
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
  utilization.set(0);
  const memoryLimit = new Gauge({
    name: "storefront_memory_limit_bytes",
    help: "Memory that the process may use: its container's limit, or the machine's memory where there is none.",
    registers,
  });
  memoryLimit.set(memoryLimitBytes(process.constrainedMemory(), totalmem()));
  const heapLimit = new Gauge({
    name: "storefront_heap_limit_bytes",
    help: "Memory that the old generation of the heap may have; at its limit V8 ends the process.",
    registers,
  });
  heapLimit.set(heapLimitBytes(getHeapStatistics().heap_size_limit, [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""].join(" ")));
}

const mebibyte = 1024 * 1024;
/** What V8 allows a half of the young generation on 64 bits, unless a flag says otherwise. */
const semiSpaceDefaultMb = 64;

/** V8 tells its limit with the young generation in it, three halves large; it gives up when the old one alone is full. */
export function heapLimitBytes(limit: number, flags: string): number {
  const semiSpaceMb = Number(/--max[-_]semi[-_]space[-_]size[= ](\d+)/.exec(flags)?.[1] ?? semiSpaceDefaultMb);
  return limit - 3 * semiSpaceMb * mebibyte;
}

/** Node answers 0 without a limit, and on some systems a number beyond all memory. */
export function memoryLimitBytes(constrained: number, machine: number): number {
  return constrained > 0 && constrained < machine ? constrained : machine;
}
