import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { browserArguments } from "../../e2e/support/browser/browser-arguments.ts";
import { findChromium } from "../../scripts/find-chromium.ts";
import { cpuMsOf } from "../page/by-turns.ts";
import { type Spread, spreadOf } from "../report/spread.ts";
import { browserHeaders, shopIsUp, shopUrl, startShop, tellsCpu } from "../shop.ts";
import { type Asked, recordVisit } from "./record-visit.ts";
import { type Bytes, replayVisit } from "./replay-visit.ts";

const barePort = 3296;
const turns = { warmUp: 120, rounds: 40, visits: 6 };
const product = `/products/${stressCases.universalSixVariants}`;

export type FirstVisit = {
  asked: Asked[];
  /** Uncompressed. */
  htmlBytes: { product: number; home: number };
  shopMs: Spread;
  bareMs: Spread;
  toBare: Spread;
};

/** A first visit to a product on a phone, all that it asks for: how much that is, and what it costs the shop's process beside node:http that sends the same bytes in as many files. */
export async function measureFirstVisit(): Promise<FirstVisit> {
  // What is made anew each second would count the more, the slower the machine asks.
  const shop = startShop({ PAGE_CACHE_SECONDS: "600" });
  const bare = spawn(process.execPath, [...tellsCpu, "bench/visit/bare-visit.ts", String(barePort)], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    await shopIsUp();
    const asked = await recordWarm();
    const answers = await replayVisit(shopUrl, asked);
    bare.send({ answers: [...answers].map(sendable) });
    await once(bare, "message");
    const bareUrl = `http://127.0.0.1:${barePort}`;
    const visit = async (child: typeof shop, url: string, visits: number) => {
      const before = await cpuMsOf({ process: child });
      for (let nth = 0; nth < visits; nth++) await replayVisit(url, asked);
      return ((await cpuMsOf({ process: child })) - before) / visits;
    };
    await visit(shop, shopUrl, turns.warmUp);
    await visit(bare, bareUrl, turns.warmUp);
    const taken: { shopMs: number; bareMs: number }[] = [];
    for (let round = 0; round < turns.rounds; round++)
      taken.push({ bareMs: await visit(bare, bareUrl, turns.visits), shopMs: await visit(shop, shopUrl, turns.visits) });
    return {
      asked,
      htmlBytes: { product: await htmlBytes(product), home: await htmlBytes("/") },
      shopMs: spreadOf(taken.map(({ shopMs }) => shopMs)),
      bareMs: spreadOf(taken.map(({ bareMs }) => bareMs)),
      toBare: spreadOf(taken.map(({ shopMs, bareMs }) => shopMs / bareMs)),
    };
  } finally {
    bare.kill("SIGTERM");
    shop.kill("SIGTERM");
  }
}

/** Recorded when no cache of the shop is cold, as nearly every visitor finds it. */
async function recordWarm(): Promise<Asked[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  try {
    await recordVisit(browser, product);
    const asked = await recordVisit(browser, product);
    const elsewhere = asked.filter(({ url }) => new URL(url).origin !== shopUrl);
    if (elsewhere.length > 0) throw new Error(`The visit leads elsewhere: ${elsewhere.map(({ url }) => url).join(", ")}`);
    return asked;
  } finally {
    await browser.close();
  }
}

function sendable([key, { status, headers, body }]: [string, Bytes]) {
  return { key, status, headers, body: body.toString("base64") };
}

/** Of a page whose parts are all there. */
async function htmlBytes(path: string): Promise<number> {
  // What is pending the first time comes behind the page, in parts that are larger by what puts them in place.
  await (await fetch(shopUrl + path, { headers: browserHeaders })).arrayBuffer();
  const answer = await fetch(shopUrl + path, { headers: browserHeaders });
  return (await answer.arrayBuffer()).byteLength;
}
