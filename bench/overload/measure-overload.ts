import { Agent, get } from "node:http";
import autocannon from "autocannon";
import { text, uncachedPath } from "../page/page-cost.ts";
import { metricsUrl, shopIsUp, shopUrl, startShop } from "../shop.ts";
import { percentile } from "../search/percentile.ts";

const seconds = { warmUp: 6, capacity: 8, overload: 10 };
const excess = 5;
/** A page that comes later than this is no good. */
const goodMs = 1000;
/** As many as a full machine's queue of pages holds, and more. */
const connections = { capacity: 8, overload: 300 };
const ok = 200;
const tickMs = 5;
const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36" };

export type Overload = { capacity: number; goodput: number; p99Ms: number; healthP99Ms: number; openCircuits: number };

type Load = { url: string; connections: number; duration: number };

/** The times of all good answers to clients of whom each asks again when it has its answer, in milliseconds. */
function timesOf(load: Load): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const run = autocannon({ ...load, headers }, (error?: Error | null) => (error ? reject(error) : resolve(times)));
    run.on("response", (_client, status, _bytes, ms) => status === ok && times.push(ms));
  });
}

type PacedLoad = { url: string; perSecond: number; duration: number };

/** The times of all good answers to clients who come at this rate, whatever became of those before them. */
async function pacedTimesOf({ url, perSecond, duration }: PacedLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections.overload });
  const asks: Promise<number | null>[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < duration * 1000) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    while (asks.length < due) asks.push(ask(url, agent));
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  const times = await Promise.all(asks);
  agent.destroy();
  return times.filter((ms) => ms !== null);
}

/** How long a good answer took; null for any other. */
function ask(url: string, agent: Agent): Promise<number | null> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode === ok ? performance.now() - startedAt : null));
    }).on("error", reject);
  });
}

/** Pages a second, while each client waits for its answer before it asks again. */
async function capacityOf(url: string): Promise<number> {
  return (await timesOf({ url, connections: connections.capacity, duration: seconds.capacity })).length / seconds.capacity;
}

/** What is left of the shop's capacity when five times as many ask for pages, and how long those wait who are let in. Both loads run on one machine, so what counts is their ratio. */
export async function measureOverload(): Promise<Overload> {
  const shop = startShop();
  const url = shopUrl + uncachedPath;
  try {
    await shopIsUp();
    await timesOf({ url, connections: connections.capacity, duration: seconds.warmUp });
    const before = await capacityOf(url);
    const [times, probes] = await Promise.all([
      pacedTimesOf({ url, perSecond: before * excess, duration: seconds.overload }),
      pacedTimesOf({ url: `${shopUrl}/healthcheck`, perSecond: 20, duration: seconds.overload }),
    ]);
    const metrics = await text(metricsUrl);
    // Before and after, since others use the machine, too.
    const capacity = (before + (await capacityOf(url))) / 2;
    return {
      capacity,
      goodput: times.filter((ms) => ms <= goodMs).length / seconds.overload,
      p99Ms: percentile(Float64Array.from(times), 0.99),
      healthP99Ms: percentile(Float64Array.from(probes), 0.99),
      openCircuits: [...metrics.matchAll(/^storefront_circuit_state\{.*\} [12]$/gm)].length,
    };
  } finally {
    shop.kill("SIGTERM");
  }
}
