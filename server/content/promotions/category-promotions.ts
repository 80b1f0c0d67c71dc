import type { CategoryPromotion } from "#shared/contract/category.ts";
import { isPromotionRunning } from "#shared/domain/promotion-period.ts";
import type { ContentCache } from "../content-cache.ts";
import type { ContentLogger } from "../content-logger.ts";
import type { OrElse } from "../or-else.ts";
import type { StoryPort } from "../story-port.ts";
import { within } from "../within.ts";
import { toPromotion } from "./to-promotion.ts";

type CategoryPromotionsOptions = { stories: StoryPort; cachedHastily: ContentCache; orElse: OrElse; logger: ContentLogger };

/** A category's page is shown without its promotions rather than later than this. */
const patienceMs = 250;

/** The running promotions of a category: those for itself or for one that it belongs to. Those that end first come first. */
export function categoryPromotions({ stories, cachedHastily, orElse, logger }: CategoryPromotionsOptions) {
  const load = async () => {
    const found = await stories.stories({ startsWith: "promotions/", component: "Promotion", sortBy: "name:asc" });
    return { promotions: found.map((story) => toPromotion(story, logger)) };
  };

  return async (handle: string): Promise<CategoryPromotion[]> => {
    const nothing = { promotions: [] };
    const { promotions } = await within(patienceMs, orElse("promotions", cachedHastily("promotions", load), nothing), nothing);
    return promotions
      .filter(({ shown: { endsAt }, startsAt, categories }) => {
        return isPromotionRunning({ startsAt, endsAt }, Date.now()) && categories.some((category) => isWithin(handle, category));
      })
      .map(({ shown }) => shown)
      .toSorted((one, other) => endOf(one) - endOf(other));
  };
}

/** Handles are paths with "--" between their steps. */
function isWithin(handle: string, category: string): boolean {
  return handle === category || handle.startsWith(`${category}--`);
}

function endOf({ endsAt }: CategoryPromotion): number {
  return endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt);
}
