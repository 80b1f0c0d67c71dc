import { availableParallelism } from "node:os";
import { Agent, get } from "node:http";
import type { Stage } from "../stage.ts";

const seconds = 6;
const connectionsEach = 8;
/** Three shops, the sandbox and whoever asks: with fewer cores than these they only take time from each other. */
const coresMin = 8;
const ratioMin = 2.6;

/** How many times as many pages three instances make as one. It is held to its promise where there are cores for it. */
export async function checkThroughput({ instances }: Stage): Promise<string> {
  const origins = instances.map(({ origin }) => origin);
  await pagesPerSecond(origins);
  const one = await pagesPerSecond(origins.slice(0, 1));
  const all = await pagesPerSecond(origins);
  const ratio = all / one;
  const cores = availableParallelism();
  if (cores >= coresMin && ratio < ratioMin) throw new Error(`${origins.length} instances do ${ratio.toFixed(2)} times the work of one.`);
  const judged =
    cores >= coresMin ? `at least ${ratioMin} is promised` : `not judged: ${cores} cores, of which three instances alone need three`;
  return `${ratio.toFixed(2)} times the pages of one instance (${all.toFixed(0)} and ${one.toFixed(0)} a second; ${judged})`;
}

/** Pages that are made for each request; a query keeps them from being kept. Asked for on this machine itself they count for no limit. */
async function pagesPerSecond(origins: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const endsAt = performance.now() + seconds * 1000;
  let pages = 0;
  const askOn = async (origin: string) => {
    while (performance.now() < endsAt) if (await isWholePage(`${origin}/parts/brakes?sort=price-asc`, agent)) pages += 1;
  };
  await Promise.all(origins.flatMap((origin) => Array.from({ length: connectionsEach }, () => askOn(origin))));
  agent.destroy();
  return pages / seconds;
}

function isWholePage(url: string, agent: Agent): Promise<boolean> {
  return new Promise((done, fail) => {
    get(url, { agent }, (answer) => {
      answer.resume().on("end", () => done(answer.statusCode === 200));
    }).on("error", fail);
  });
}
