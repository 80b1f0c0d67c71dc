import { totalmem } from "node:os";
import { performance } from "node:perf_hooks";
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
}

/** Node answers 0 without a limit, and on some systems a number beyond all memory. */
export function memoryLimitBytes(constrained: number, machine: number): number {
  return constrained > 0 && constrained < machine ? constrained : machine;
}
