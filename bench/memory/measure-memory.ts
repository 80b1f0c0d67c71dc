import { addressesIn, browserHeaders, metricOf, shopIsUp, shopUrl, startShop } from "../shop.ts";

/** Every page is asked for once, so nothing but the caches has a reason to grow. */
const asked = { products: 800, lists: 200 };
const connections = 4;
/** Long enough for what is made behind an answer. */
const settleMs = 3000;
const attemptsMax = 10;
const busyMs = 1000;
/** Full before the first thousand is through, so that from then on nothing may grow. */
const smallCaches = { CACHE_MAX_MB: "8", PAGE_CACHE_MB: "8" };

/** What the process may gain by the first thousand pages with the caches' usual sizes, and what it may have after the last thousand ÷ after the second where the caches are small: the runtime itself is warm by then. */
export const memoryBudget = { firstThousandBytes: 250e6, lastToSecond: 1.15 };

export type Memory = { restBytes: number; afterBytes: number[] };

/** Resident memory of the shop's process at rest and after each thousand of products and lists: with its usual caches, and with small ones. */
export async function measureMemory(): Promise<{ usual: Memory; small: Memory }> {
  return { usual: await measureWith({}, 2), small: await measureWith(smallCaches, 4) };
}

async function measureWith(settings: Record<string, string>, thousands: number): Promise<Memory> {
  const shop = startShop(settings);
  try {
    await shopIsUp();
    const products = await addressesIn("products-1");
    const lists = [...(await addressesIn("categories")), ...(await addressesIn("brand-categories-1"))];
    const restBytes = await residentBytes();
    const afterBytes: number[] = [];
    for (let round = 0; round < thousands; round++) {
      const part = (addresses: string[], count: number) => addresses.slice(round * count, (round + 1) * count);
      // Each thousand grows out of what the one before has left.
      // oxlint-disable-next-line no-await-in-loop
      await open([...part(products, asked.products), ...part(lists, asked.lists)]);
      // oxlint-disable-next-line no-await-in-loop
      afterBytes.push(await residentBytes());
    }
    return { restBytes, afterBytes };
  } finally {
    shop.kill("SIGTERM");
    await new Promise((resolve) => shop.once("exit", resolve));
  }
}

async function open(paths: string[]): Promise<void> {
  const left = paths.values();
  const headers = { ...browserHeaders, "accept-encoding": "gzip, br, zstd" };
  const openAll = async () => {
    for (const path of left) {
      let answer = await fetch(shopUrl + path, { headers });
      await answer.arrayBuffer();
      // Others use the machine, too, and a shop that is too busy says so.
      for (let attempt = 0; answer.status === 503 && attempt < attemptsMax; attempt++) {
        await new Promise((resolve) => setTimeout(resolve, busyMs));
        answer = await fetch(shopUrl + path, { headers });
        await answer.arrayBuffer();
      }
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, openAll));
}

async function residentBytes(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return metricOf("process_resident_memory_bytes");
}
