import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { chunk } from "#shared/domain/chunk.ts";
import type { Services } from "../api/api-context.ts";
import { levelOf } from "../observability/go-without.ts";

type WarmCacheOptions = {
  services: {
    catalogue: Pick<Services["catalogue"], "categories">;
    content: WarmedContent;
    stores: Pick<Services["stores"], "list">;
  };
  logger: Record<"info" | "debug" | "warn" | "error", (fields: object, message: string) => void>;
  /** False ends it: a process that is told to stop has no use for it. */
  isWanted: () => boolean;
};

type WarmedContent = Pick<Services["content"], "prepare" | "categoryContent" | "categoryPromotions">;

/** A vendor that hangs must not keep a shop shut that can show most of its pages. */
const openingMs = 4000;

/** Makes what visitors mustn't wait for before they come, for as long as that may take: the home page, and what searches are understood with. */
export async function warmBeforeOpening(
  makes: readonly (() => Promise<void>)[],
  logger: WarmCacheOptions["logger"],
  timeoutMs = openingMs,
): Promise<void> {
  const late = new AbortController();
  const failed = (error: unknown) =>
    logger[levelOf(error)]({ event: "cache.warm_failed", error }, "a part of the shop could not be made ahead");
  const made = Promise.all(makes.map((make) => make().catch(failed)));
  try {
    await Promise.race([made, wait(timeoutMs, undefined, { signal: late.signal, ref: false })]);
  } finally {
    late.abort();
  }
}

/** The largest departments and those below them; the long tail is loaded when somebody asks. */
const categoriesMax = 100;
/** Shoppers are served meanwhile; the content of so many comes with one call. */
const categoriesAtOnce = 25;

/** Loads what every page shows and what editors tell of the largest categories, once the shop is open, so that first views and crawlers needn't do without. */
export async function warmCache({ services: { catalogue, content, stores }, logger, isWanted }: WarmCacheOptions): Promise<void> {
  const startedAt = performance.now();
  try {
    const tell = (error: unknown) => logger[levelOf(error)]({ event: "cache.warm_failed", error }, "a part of the cache stays cold");
    const [categories] = await Promise.all([catalogue.categories(), content.prepare().catch(tell), stores.list().catch(tell)]);
    const handles = categories
      .filter(({ productCount }) => productCount > 0)
      .toSorted((a, b) => a.level - b.level || b.productCount - a.productCount)
      .slice(0, categoriesMax)
      .map(({ handle }) => handle);
    let count = 0;
    for (const some of chunk(handles, categoriesAtOnce)) {
      if (!isWanted()) break;
      // One after the other, for shoppers are served meanwhile.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(some.flatMap((handle) => [content.categoryContent(handle), content.categoryPromotions(handle)]));
      count += some.length;
    }
    logger.info({ event: "cache.warm", categories: count, duration_ms: Math.round(performance.now() - startedAt) }, "the cache is warm");
  } catch (error) {
    // Nobody waits for it: pages load what they need by themselves.
    logger[levelOf(error)]({ event: "cache.warm_failed", error }, "the cache could not be warmed");
  }
}
