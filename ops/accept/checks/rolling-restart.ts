import type { Engine } from "../engine/engine.ts";
import type { Balancer } from "../stage/balancer.ts";
import { restartContainer, stopContainer } from "../stage/containers.ts";
import { startSteadyLoad } from "./steady-load.ts";

const requestsMin = 1800;
const ratePerSecond = 60;
/** Above the shop's own delay and grace, as on every platform. */
const stopTimeoutSeconds = 35;

type RestartOptions = { engine: Engine; balancer: Balancer; names: string[]; origin: string; paths: string[] };

/** Stops and starts one instance after the other while visitors keep coming; throws when one of them got less than a whole page. */
export async function restartUnderLoad({ engine, balancer, names, origin, paths }: RestartOptions): Promise<string> {
  const load = startSteadyLoad({ origin, paths, ratePerSecond });
  const stopTimes: string[] = [];
  for (const name of names) {
    const startedAt = performance.now();
    await stopContainer(engine, name, stopTimeoutSeconds);
    stopTimes.push(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    await balancer.waitForServers(names.filter((other) => other !== name));
    await restartContainer(engine, name);
    await balancer.waitForServers(names);
  }
  const { sent, failures, p95Ms } = await load.finish(requestsMin);
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${sent} requests failed:\n${[...new Set(failures)].slice(0, 10).join("\n")}`);
  return `0 of ${sent.toLocaleString("en-AU")} requests failed, p95 ${Math.round(p95Ms)} ms; stops took ${stopTimes.join(" and ")}`;
}
