import type { ChildProcess } from "node:child_process";
import { cpuMsOf } from "../page/by-turns.ts";
import { type Spread, spreadOf } from "../report/spread.ts";
import { addressesIn, answers, browserHeaders, sandboxAlone, shopIsUp, shopUrl, startSandbox, startShop } from "../shop.ts";

/** Milliseconds of CPU for a suggestion that nobody has asked for yet, of the shop and of the search that it asks. */
export const suggestionCpuMax = 2.5;
/** What runs a day has its hot code compiled: as many come before anything counts. */
const warmUp = 2500;
const rounds = 20;
const perRound = 75;

export type SuggestionCost = { shopMs: Spread; sandboxMs: Spread; togetherMs: Spread };

/** CPU of both processes for what is suggested while one types, each text for the first time. */
export async function measureSuggestionCost(): Promise<SuggestionCost> {
  const sandbox = startSandbox();
  const started: ChildProcess[] = [sandbox];
  try {
    await answers(`${sandboxAlone}/healthcheck`);
    const shop = startShop({ SANDBOX_URL: sandboxAlone, RATE_LIMIT_FACTOR: "0" });
    started.push(shop);
    await shopIsUp();
    const texts = typedTexts(await addressesIn("products-1"));
    if (texts.length < warmUp + rounds * perRound) throw new Error(`Only ${texts.length} texts could be typed`);
    await askAll(texts.splice(0, warmUp));
    const taken: { shop: number; sandbox: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const before = await bothCpuMs(shop, sandbox);
      // oxlint-disable-next-line no-await-in-loop
      await askAll(texts.splice(0, perRound));
      const after = await bothCpuMs(shop, sandbox);
      taken.push({ shop: (after.shop - before.shop) / perRound, sandbox: (after.sandbox - before.sandbox) / perRound });
    }
    return {
      shopMs: spreadOf(taken.map((each) => each.shop)),
      sandboxMs: spreadOf(taken.map((each) => each.sandbox)),
      togetherMs: spreadOf(taken.map((each) => each.shop + each.sandbox)),
    };
  } finally {
    for (const child of started.toReversed()) child.kill("SIGTERM");
  }
}

async function bothCpuMs(shop: ChildProcess, sandbox: ChildProcess): Promise<{ shop: number; sandbox: number }> {
  const [ofShop, ofSandbox] = await Promise.all([cpuMsOf({ process: shop }), cpuMsOf({ process: sandbox })]);
  return { shop: ofShop, sandbox: ofSandbox };
}

/** Names of products typed letter by letter, the words of many products before the next letters of one: each text once. */
function typedTexts(productPaths: readonly string[]): string[] {
  const names = productPaths.map((path) => path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " "));
  const texts = new Set<string>();
  for (let length = 3; length <= longestTyped; length++) for (const name of names) texts.add(name.slice(0, length).trim());
  return [...texts];
}

const longestTyped = 24;

async function askAll(texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    // One after the other, as somebody types.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetch(`${shopUrl}/api/search/suggestions?q=${encodeURIComponent(text)}`, { headers: browserHeaders });
    // oxlint-disable-next-line no-await-in-loop
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`Suggestions for "${text}" answer ${answer.status}`);
  }
}
