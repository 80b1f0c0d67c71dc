import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "../api/api-context.ts";

type WarmCacheOptions = {
  services: {
    catalogue: Pick<Services["catalogue"], "categories">;
    content: WarmedContent;
    search: Pick<Services["search"], "prepare">;
    stores: Pick<Services["stores"], "list">;
  };
  logger: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
  /** False ends it: a process that is told to stop has no use for it. */
  isWanted: () => boolean;
};

type WarmedContent = Pick<Services["content"], "prepare" | "categoryContent" | "categoryPromotions">;

/** A vendor that hangs must not keep a shop shut that can show most of its pages. */
const homeMs = 4000;

/** Makes the home page before visitors come, for as long as that may take. */
export async function warmHome(make: () => Promise<void>, logger: WarmCacheOptions["logger"], timeoutMs = homeMs): Promise<void> {
  const late = new AbortController();
  const failed = (error: unknown) => logger.warn({ event: "cache.warm_failed", error }, "the home page could not be made ahead");
  try {
    await Promise.race([make().catch(failed), wait(timeoutMs, undefined, { signal: late.signal, ref: false })]);
  } finally {
    late.abort();
  }
}

/** The largest departments and those below them; the long tail is loaded when somebody asks. */
const categoriesMax = 100;
/** Shoppers are served meanwhile, and vendors count calls. */
const callersMax = 2;

/** Loads what every page shows, what searches are understood with and what editors tell of the largest categories, once the shop is open, so that first views and crawlers needn't do without. */
export async function warmCache({ services: { catalogue, content, search, stores }, logger, isWanted }: WarmCacheOptions): Promise<void> {
  const startedAt = performance.now();
  try {
    const [categories] = await Promise.all([
      catalogue.categories(),
      Promise.allSettled([content.prepare(), stores.list(), search.prepare()]),
    ]);
    const handles = categories
      .filter(({ productCount }) => productCount > 0)
      .toSorted((a, b) => a.level - b.level || b.productCount - a.productCount)
      .slice(0, categoriesMax)
      .map(({ handle }) => handle)
      .values();
    let count = 0;
    const warmOneByOne = async () => {
      for (const handle of handles) {
        if (!isWanted()) return;
        await Promise.all([content.categoryContent(handle), content.categoryPromotions(handle)]);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: callersMax }, warmOneByOne));
    logger.info({ event: "cache.warm", categories: count, duration_ms: Math.round(performance.now() - startedAt) }, "the cache is warm");
  } catch (error) {
    // Nobody waits for it: pages load what they need by themselves.
    logger.warn({ event: "cache.warm_failed", error }, "the cache could not be warmed");
  }
}
