import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { browserHeaders, metricsUrl, shopIsUp, shopUrl, startShop } from "../shop.ts";

const ports = { bytes: 3291, react: 3292, keptPage: 3293, asset: 3294 };
const keptPath = `/products/${stressCases.rightHandTwin}`;
/** A query that no page knows leads past the pages that are kept. */
export const uncachedPath = `${keptPath}?uncached=1`;
const requests = { warmUp: 400, measured: 1000 };
const connections = 8;

type PageCost = { what: string; cpuMs: number };

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

function startBare(kind: "bytes" | "packed" | "react", port: number, path: string): ChildProcess {
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
    headers: { ...browserHeaders, "accept-encoding": "gzip, br, zstd" },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
}

async function cost(what: string, { url, cpuSeconds }: Target): Promise<PageCost> {
  await load(url, requests.warmUp);
  const before = await cpuSeconds();
  await load(url, requests.measured);
  return { what, cpuMs: (((await cpuSeconds()) - before) * 1000) / requests.measured };
}

export async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}

export type PageCosts = {
  /** Bare node:http, bare React and the shop, for a page that is rendered. */
  uncached: PageCost[];
  /** The shop and bare node:http sending the same bytes, for what is answered from memory. */
  fromMemory: { what: string; shop: PageCost; bare: PageCost; /** Requests a second of the shop ÷ bare. */ budget: number }[];
};

/** Server CPU per request: of the uncached product page, beside bare React rendering of the same tree and bare node:http sending the same bytes; of the kept page and a file, beside the latter. */
export async function measurePageCost(): Promise<PageCosts> {
  const children = [startShop()];
  const bare = async (kind: "bytes" | "packed" | "react", port: number, path: string): Promise<Target> => {
    const child = startBare(kind, port, path);
    children.push(child);
    await ready(child, (output) => output.includes("ready"));
    const url = `http://127.0.0.1:${port}`;
    return { url, cpuSeconds: async () => Number(await text(`${url}/__cpu`)) };
  };
  const shopCpu = async () => Number(/^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)/m.exec(await text(metricsUrl))?.[1]);
  const shop = (path: string): Target => ({ url: shopUrl + path, cpuSeconds: shopCpu });
  try {
    await shopIsUp();
    const [, assetPath = ""] = /(\/assets\/entry[^"]+\.js)"/.exec(await text(shopUrl + uncachedPath)) ?? [];
    await text(shopUrl + keptPath);
    return {
      uncached: [
        await cost("bare node:http, the same bytes", await bare("bytes", ports.bytes, uncachedPath)),
        await cost("bare React, the same tree", await bare("react", ports.react, uncachedPath)),
        await cost("the shop, uncached page", shop(uncachedPath)),
      ],
      fromMemory: [
        {
          what: "kept page",
          budget: 0.85,
          bare: await cost("bare node:http", await bare("packed", ports.keptPage, keptPath)),
          shop: await cost("the shop", shop(keptPath)),
        },
        {
          what: "file of the build",
          budget: 0.8,
          bare: await cost("bare node:http", await bare("packed", ports.asset, assetPath)),
          shop: await cost("the shop", shop(assetPath)),
        },
      ],
    };
  } finally {
    for (const child of children) child.kill("SIGTERM");
  }
}
