import { z } from "zod";
import { within } from "#server/deadline.ts";
import type { CategoryPromotion } from "#shared/contract/catalogue/category.ts";
import { officeDay } from "#shared/domain/content/office-day.ts";
import { isPromotionRunning, readPromotionTime } from "#shared/domain/content/promotion-period.ts";
import { namesField } from "../fields/names-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { ContentCache, ContentLogger } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";
import { storyUrl } from "../stories/story-relations.ts";

const promotionSchema = z.object({
  title: textField,
  description: textField,
  image: pictureField,
  starts_at: textField,
  ends_at: textField,
  /** Collection handles of the categories that it is for. */
  categories: namesField,
});

type Promotion = { shown: CategoryPromotion; startsAt: string | null; endsAt: string | null; categories: string[] };

/** A promotion's story. An end that is no date is reported and counts as none. */
export function toPromotion({ uuid, name, slug, content }: Story, logger: ContentLogger): Promotion {
  const { title, description, image, starts_at, ends_at, categories } = promotionSchema.parse(content);
  const endsAt = readPromotionTime(ends_at);
  if (ends_at !== "" && endsAt === null) logger.warn({ event: "content.promotion", slug, ends_at }, "a promotion's end is no date");
  return {
    shown: { id: uuid, title: title || name, text: description, url: storyUrl(slug), picture: image, endsOn: endsAt && officeDay(endsAt) },
    startsAt: readPromotionTime(starts_at),
    endsAt,
    categories,
  };
}

type CategoryPromotionsOptions = { stories: StoryPort; cachedStaleFirst: ContentCache; orElse: OrElse; logger: ContentLogger };

/** A category's page is shown without its promotions rather than later than this. */
const maxWaitMs = 250;

/** The running promotions of a category: those for itself or for one that it belongs to. Those that end first come first. */
export function categoryPromotions({ stories, cachedStaleFirst, orElse, logger }: CategoryPromotionsOptions) {
  const load = async () => {
    const found = await stories.stories({ startsWith: "promotions/", component: "Promotion", sortBy: "name:asc" });
    return { promotions: found.map((story) => toPromotion(story, logger)) };
  };

  return async (handle: string): Promise<CategoryPromotion[]> => {
    const nothing = { promotions: [] };
    const { promotions } = await within(maxWaitMs, orElse("promotions", cachedStaleFirst("promotions", load), nothing), nothing);
    return promotions
      .filter(
        (promotion) => isPromotionRunning(promotion, Date.now()) && promotion.categories.some((category) => isWithin(handle, category)),
      )
      .toSorted((one, other) => endOf(one) - endOf(other))
      .map(({ shown }) => shown);
  };
}

/** Handles are paths with "--" between their steps. */
function isWithin(handle: string, category: string): boolean {
  return handle === category || handle.startsWith(`${category}--`);
}

function endOf({ endsAt }: Promotion): number {
  return endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt);
}
