import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { z } from "zod";
import { text, uncachedPath } from "../page/page-cost.ts";
import { browserHeaders, metricsUrl, shopIsUp, shopUrl, startShop } from "../shop.ts";
import { percentile } from "../search/percentile.ts";

const seconds = { warmUp: 6, capacity: 8, overload: 10 };
const excess = 5;
/** A page that comes later than this is no good. */
const goodMs = 1000;
const connections = 8;
const probesPerSecond = 20;

export type Overload = {
  capacity: number;
  goodput: number;
  p99Ms: number;
  healthP99Ms: number;
  publicHealthP99Ms: number;
  openCircuits: number;
};

type Load = { url: string; connections: number; duration: number };

/** The times of all good answers to clients of whom each asks again when it has its answer, in milliseconds. */
function timesOf(load: Load): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const run = autocannon({ ...load, headers: browserHeaders }, (error?: Error | null) => (error ? reject(error) : resolve(times)));
    run.on("response", (_client, status, _bytes, ms) => status === 200 && times.push(ms));
  });
}

/** The times of all good answers to clients who come at this rate. Each load is a process of its own, so that none counts how busy another one is. */
async function pacedTimesOf(url: string, perSecond: number): Promise<number[]> {
  const load = ["bench/overload/paced-load.ts", url, String(perSecond), String(seconds.overload)];
  const { stdout } = await promisify(execFile)(process.execPath, load, { maxBuffer: 2 ** 24 });
  return z.array(z.number()).parse(JSON.parse(stdout));
}

/** Pages a second, while each client waits for its answer before it asks again. */
async function capacityOf(url: string): Promise<number> {
  return (await timesOf({ url, connections, duration: seconds.capacity })).length / seconds.capacity;
}

/** What is left of the shop's capacity when five times as many ask for pages, and how long those wait who are let in. Both loads run on one machine, so what counts is their ratio. */
export async function measureOverload(): Promise<Overload> {
  const shop = startShop();
  const url = shopUrl + uncachedPath;
  try {
    await shopIsUp();
    await timesOf({ url, connections, duration: seconds.warmUp });
    const before = await capacityOf(url);
    const [times, probes, publicProbes] = await Promise.all([
      pacedTimesOf(url, before * excess),
      pacedTimesOf(metricsUrl.replace("/metrics", "/healthcheck"), probesPerSecond),
      pacedTimesOf(`${shopUrl}/healthcheck`, probesPerSecond),
    ]);
    const metrics = await text(metricsUrl);
    // Before and after, since others use the machine, too.
    const capacity = (before + (await capacityOf(url))) / 2;
    return {
      capacity,
      goodput: times.filter((ms) => ms <= goodMs).length / seconds.overload,
      p99Ms: percentile(Float64Array.from(times), 0.99),
      healthP99Ms: percentile(Float64Array.from(probes), 0.99),
      publicHealthP99Ms: percentile(Float64Array.from(publicProbes), 0.99),
      openCircuits: [...metrics.matchAll(/^storefront_circuit_state\{.*\} [12]$/gm)].length,
    };
  } finally {
    shop.kill("SIGTERM");
  }
}
