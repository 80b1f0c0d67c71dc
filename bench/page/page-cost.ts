import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { shopIsUp, shopUrl, startShop, tellsCpu } from "../shop.ts";
import { measureByTurns, type Side, type SideCost } from "./by-turns.ts";

const ports = { bytes: 3291, react: 3292, keptPage: 3293, asset: 3294 };
const keptPath = `/products/${stressCases.rightHandTwin}`;
/** A query that no page knows leads past the pages that are kept. */
export const uncachedPath = `${keptPath}?uncached=1`;
/** CPU of the uncached page ÷ bare React. */
export const uncachedBudget = 1.3;
/** A round takes each side some tenths of a second of a core: short, so that both meet the same machine, and long enough that each collects its garbage in every one. What runs a day has all of its hot code compiled, so each is warmed until that is so. */
export const turns = {
  rendered: { connections: 2, rounds: 24, requests: 60, warmUp: 2000 },
  fromMemory: { connections: 8, rounds: 40, requests: 600, warmUp: 8000 },
};

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

function startBare(kind: BareKind, port: number, path: string): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production" };
  return spawn(process.execPath, [...tellsCpu, "bench/page/bare-servers.ts", kind, String(port), shopUrl, path], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
}

type BareKind = "bytes" | "packed" | "react";

export async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}

export type PageCosts = {
  /** Bare React, the shop and bare node:http, for a page that is rendered. */
  uncached: SideCost[];
  /** Bare node:http and the shop sending the same bytes, for what is answered from memory. */
  fromMemory: { what: string; bare: SideCost; shop: SideCost; /** Requests per CPU second of the shop ÷ bare. */ budget: number }[];
};

/** Server CPU per request: of the uncached product page, beside bare React rendering of the same tree and bare node:http sending the same bytes; of the kept page and a file, beside the latter. */
export async function measurePageCost(): Promise<PageCosts> {
  // What is made anew each second would count the more, the slower the machine asks.
  const shopProcess = startShop({ PAGE_CACHE_SECONDS: "600" });
  const children = [shopProcess];
  const bare = async (what: string, kind: BareKind, port: number, path: string): Promise<Side> => {
    const child = startBare(kind, port, path);
    children.push(child);
    await ready(child, (output) => output.includes("ready"));
    return { what, url: `http://127.0.0.1:${port}`, process: child };
  };
  const shop = (what: string, path: string): Side => ({ what, url: shopUrl + path, process: shopProcess });
  const besideBytes = async (what: string, port: number, path: string, budget: number) => {
    const [bareCost, shopCost] = await measureByTurns(
      [await bare("bare node:http", "packed", port, path), shop("the shop", path)],
      turns.fromMemory,
    );
    if (!bareCost || !shopCost) throw new Error("Nothing was measured");
    return { what, bare: bareCost, shop: shopCost, budget };
  };
  try {
    await shopIsUp();
    const [, assetPath = ""] = /(\/assets\/entry[^"]+\.js)"/.exec(await text(shopUrl + uncachedPath)) ?? [];
    await text(shopUrl + keptPath);
    const rendered = [
      await bare("bare React, the same tree", "react", ports.react, uncachedPath),
      shop("the shop, uncached page", uncachedPath),
      await bare("bare node:http, the same bytes", "bytes", ports.bytes, uncachedPath),
    ];
    return {
      uncached: await measureByTurns(rendered, turns.rendered),
      fromMemory: [
        await besideBytes("kept page", ports.keptPage, keptPath, 0.85),
        await besideBytes("file of the build", ports.asset, assetPath, 0.8),
      ],
    };
  } finally {
    for (const child of children) child.kill("SIGTERM");
  }
}
