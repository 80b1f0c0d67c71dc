import type { CatalogueProduct, Promotion } from "./types.ts";

const dayMs = 86_400_000;
/** The day on which the generator wrote its dates; a sandbox moves them to the day of its own first start. */
const writtenOn = Date.UTC(2026, 10, 15);
const isNewForDays = 60;
const newTag = "new_arrival";

/** A promotion in days from the sandbox's first start. One that isn't over is held again as soon as it ends, for the prices that it reduces stay reduced. */
export type PlannedPromotion = Omit<Promotion, "startsAt" | "endsAt"> & { startDay: number; endDay: number };

const startOfDay = (time: Date) => Math.floor(time.getTime() / dayMs) * dayMs;

/** A promotion as it stands when the sandbox starts: the dates stay the same over restarts, until they have passed. */
export function scheduled({ startDay, endDay, ...promotion }: PlannedPromotion, firstStart: Date, now: Date): Promotion {
  const days = endDay - startDay;
  const daysSince = Math.floor((startOfDay(now) - startOfDay(firstStart)) / dayMs);
  const rounds = endDay < 0 ? 0 : Math.max(0, Math.ceil((daysSince - endDay + 1) / days));
  const dayOf = (day: number) => new Date(startOfDay(firstStart) + (day + rounds * days) * dayMs).toISOString().slice(0, 10);
  // The end of the day in Sydney.
  return { ...promotion, startsAt: `${dayOf(startDay)}T00:00:00.000Z`, endsAt: `${dayOf(endDay)}T12:59:59.000Z` };
}

/** Moves a product's dates to the sandbox's own calendar. What is no longer new isn't called so. */
export function productDates(firstStart: Date, now: Date): (product: CatalogueProduct) => CatalogueProduct {
  const shiftMs = startOfDay(firstStart) - writtenOn;
  const moved = (date: string) => new Date(Date.parse(date) + shiftMs).toISOString();
  return (product) => {
    const createdAt = moved(product.createdAt);
    const isNew = startOfDay(now) - Date.parse(createdAt) < isNewForDays * dayMs;
    return {
      ...product,
      createdAt,
      tags: isNew ? product.tags : product.tags.filter((tag) => tag !== newTag),
      dealExpiresAt: product.dealExpiresAt && moved(product.dealExpiresAt),
      reviews: product.reviews.map((review) => ({ ...review, createdAt: moved(review.createdAt) })),
    };
  };
}
