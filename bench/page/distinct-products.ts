import { type Spread, spreadOf } from "../report/spread.ts";
import { addressesIn, browserHeaders, shopIsUp, shopUrl, startShop } from "../shop.ts";
import { cpuMsOf } from "./by-turns.ts";

export const productsAsked = 1000;
/** Products of one round: small enough that both sides meet the same machine. */
const perRound = 25;
const warmUp = 300;
const connections = 2;

type Distinct = { oneMs: Spread; distinctMs: Spread; toOne: Spread };
type Answer = { path: string; bytes: number };

/**
 * Server CPU of a thousand products, each asked for once, beside one of them asked for as often, by turns; none from the cache of pages. Once while the shop knows nothing of
 * them yet, and once more when it has their data. The one of a round is that whose page weighs most nearly what the round's pages weigh, so that sizes play no part.
 */
export async function measureDistinctProducts(): Promise<{ first: Distinct; again: Distinct }> {
  const shop = startShop();
  try {
    await shopIsUp();
    const products = (await addressesIn("products-1")).slice(0, productsAsked + 1);
    const [one, ...distinct] = products;
    if (one === undefined || distinct.length < productsAsked) throw new Error(`The catalogue has ${products.length} products only`);
    await ask(Array.from({ length: warmUp }, () => one));
    const cost = async (paths: string[]) => {
      const before = await cpuMsOf({ process: shop });
      const answers = await ask(paths);
      return { answers, cpuMs: ((await cpuMsOf({ process: shop })) - before) / paths.length };
    };
    const pass = async (): Promise<Distinct> => {
      const taken: { one: number; distinct: number }[] = [];
      for (let from = 0; from < productsAsked; from += perRound) {
        const { answers, cpuMs } = await cost(distinct.slice(from, from + perRound));
        const middle = middlingPage(answers);
        taken.push({ distinct: cpuMs, one: (await cost(answers.map(() => middle))).cpuMs });
      }
      return {
        oneMs: spreadOf(taken.map(({ one }) => one)),
        distinctMs: spreadOf(taken.map(({ distinct }) => distinct)),
        toOne: spreadOf(taken.map(({ one, distinct }) => distinct / one)),
      };
    };
    return { first: await pass(), again: await pass() };
  } finally {
    shop.kill("SIGTERM");
  }
}

/** The page that weighs most nearly what all of them do on average. */
export function middlingPage(answers: readonly Answer[]): string {
  const mean = answers.reduce((sum, { bytes }) => sum + bytes, 0) / answers.length;
  const [middle] = answers.toSorted((one, other) => Math.abs(one.bytes - mean) - Math.abs(other.bytes - mean));
  if (!middle) throw new Error("No page was answered");
  return middle.path;
}

/** A query that no page knows leads past the pages that are kept. */
async function ask(paths: readonly string[]): Promise<Answer[]> {
  const left = paths.values();
  const answers: Answer[] = [];
  const askAll = async () => {
    for (const path of left) {
      const answer = await fetch(`${shopUrl}${path}?uncached=1`, { headers: { ...browserHeaders, "accept-encoding": "gzip, br, zstd" } });
      const bytes = (await answer.arrayBuffer()).byteLength;
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      answers.push({ path, bytes });
    }
  };
  await Promise.all(Array.from({ length: connections }, askAll));
  return answers;
}
