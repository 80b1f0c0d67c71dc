import type { Report } from "../report/report.ts";
import { exactly } from "../report/spread.ts";
import { measureOverload } from "./measure-overload.ts";

const goals = { share: 0.9, acceptedMs: 1000, probeMs: 100 };

export async function benchOverload(report: Report): Promise<void> {
  const { capacity, goodput, p99Ms, healthP99Ms, publicHealthP99Ms, openCircuits } = await measureOverload();
  report.table("Five times as many product pages as the shop can do", [
    {
      "capacity, pages/s": capacity.toFixed(0),
      "good, pages/s": goodput.toFixed(0),
      "good ÷ capacity": (goodput / capacity).toFixed(2),
      "p99 of accepted, ms": p99Ms.toFixed(0),
      "p99 of /healthcheck, ms": healthP99Ms.toFixed(0),
      "the same at the public port": publicHealthP99Ms.toFixed(0),
      "open circuits": openCircuits,
    },
  ]);
  const overloaded = (what: string) => `overloaded five times: ${what}`;
  report.measure({ what: overloaded("good answers ÷ capacity"), spread: exactly(goodput / capacity), goal: { least: goals.share } });
  report.measure({ what: overloaded("p99 of what is accepted"), spread: exactly(p99Ms), unit: "ms", goal: { most: goals.acceptedMs } });
  report.measure({ what: overloaded("p99 of probes"), spread: exactly(healthP99Ms), unit: "ms", goal: { most: goals.probeMs } });
  report.measure({ what: overloaded("open circuits"), spread: exactly(openCircuits), unit: "", goal: { most: 0 } });
}
