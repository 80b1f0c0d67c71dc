import { setTimeout as wait } from "node:timers/promises";
import type { Engine } from "../engine/engine.ts";
import type { Balancer } from "../stage/balancer.ts";
import { restartContainer, stopContainer } from "../stage/containers.ts";
import { startSteadyLoad, describeFailures } from "./steady-load.ts";

const requestsMin = 1800;
const ratePerSecond = 60;
/** Load alone, to tell what restarting does from what a slow machine does. */
const calmMs = 5000;
/** Above the shop's own delay and grace, as on every platform. */
const stopTimeoutSeconds = 35;

type RestartOptions = { engine: Engine; balancer: Balancer; names: string[]; origin: string; paths: string[] };

/** Stops and starts one instance after the other while visitors keep coming; throws when one of them got less than a whole page. */
export async function restartUnderLoad({ engine, balancer, names, origin, paths }: RestartOptions): Promise<string> {
  const load = startSteadyLoad({ origin, paths, ratePerSecond });
  const startedAt = performance.now();
  const events: string[] = [];
  const tell = (what: string) => events.push(`${what} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  await wait(calmMs);
  for (const name of names) {
    tell(`${name} asked to stop`);
    await stopContainer(engine, name, stopTimeoutSeconds);
    tell("gone");
    await balancer.waitForServers(names.filter((other) => other !== name));
    await restartContainer(engine, name);
    await balancer.waitForServers(names);
    tell("back");
  }
  const { sent, failures, p95Ms } = await load.finish(requestsMin);
  const log = events.join(", ");
  if (failures.length > 0) throw new Error(`${failures.length} of ${sent} requests failed; ${log}\n${describeFailures(failures)}`);
  return `0 of ${sent.toLocaleString("en-AU")} requests failed, p95 ${Math.round(p95Ms)} ms; ${log}`;
}
