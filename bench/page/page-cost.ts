import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";

const ports = { shop: 3290, metrics: 9494, sandbox: 4290, bytes: 3291, react: 3292 };
export const shopUrl = `http://localhost:${ports.shop}`;
export const path = `/products/${stressCases.rightHandTwin}`;
const requests = { warmUp: 400, measured: 1000 };
const connections = 8;

export type PageCost = { what: string; cpuMs: number };

type Target = { url: string; cpuSeconds: () => Promise<number> };

async function ready(child: ChildProcess, isReady: (text: string) => boolean): Promise<void> {
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`A server of the benchmark ended with ${String(code)}: ${text}`);
  });
  const waiting = async () => {
    while (!isReady(text)) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  await Promise.race([waiting(), failed]);
}

export async function shopIsUp(): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const answer = await fetch(`${shopUrl}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The shop did not start");
}

export function startShop(): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(ports.shop),
    METRICS_PORT: String(ports.metrics),
    SANDBOX_PORT: String(ports.sandbox),
    PUBLIC_URL: shopUrl,
    DATA_DIR: ".data/bench",
    LOG_LEVEL: "error",
    SHUTDOWN_DELAY_MS: "0",
  };
  return spawn(process.execPath, ["dist/server/main.js"], { env, stdio: ["ignore", "ignore", "inherit"] });
}

function startBare(kind: "bytes" | "react", port: number): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production" };
  return spawn(process.execPath, ["bench/page/bare-servers.ts", kind, String(port), shopUrl, path], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
}

async function load(url: string, amount: number): Promise<void> {
  const result = await autocannon({
    url,
    amount,
    connections,
    headers: {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      "accept-encoding": "gzip, br, zstd",
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
}

async function cost(what: string, { url, cpuSeconds }: Target): Promise<PageCost> {
  await load(url, requests.warmUp);
  const before = await cpuSeconds();
  await load(url, requests.measured);
  return { what, cpuMs: (((await cpuSeconds()) - before) * 1000) / requests.measured };
}

export const metricsUrl = `http://127.0.0.1:${ports.metrics}/metrics`;

export async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Server CPU per request of the uncached product page, beside bare React rendering of the same tree and bare node:http sending the same bytes. */
export async function measurePageCost(): Promise<PageCost[]> {
  const children = [startShop()];
  try {
    await shopIsUp();
    await text(shopUrl + path);
    for (const kind of ["bytes", "react"] as const) {
      const child = startBare(kind, ports[kind]);
      children.push(child);
      await ready(child, (output) => output.includes("ready"));
    }
    const bare = (kind: "bytes" | "react"): Target => {
      const url = `http://127.0.0.1:${ports[kind]}`;
      return { url, cpuSeconds: async () => Number(await text(`${url}/__cpu`)) };
    };
    const shopCpu = async () => Number(/^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)/m.exec(await text(metricsUrl))?.[1]);
    return [
      await cost("bare node:http, the same bytes", bare("bytes")),
      await cost("bare React, the same tree", bare("react")),
      await cost("the shop, uncached page", { url: shopUrl + path, cpuSeconds: shopCpu }),
    ];
  } finally {
    for (const child of children) child.kill("SIGTERM");
  }
}
