import { z } from "zod";
import type { CategoryPromotion } from "#shared/contract/category.ts";
import { readPromotionTime } from "#shared/domain/promotion-period.ts";
import type { ContentLogger } from "../content-logger.ts";
import { namesField } from "../fields/names-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";
import { storyUrl } from "../story-url.ts";

const promotionSchema = z.object({
  title: textField,
  description: textField,
  image: pictureField,
  starts_at: textField,
  ends_at: textField,
  /** Collection handles of the categories that it is for. */
  categories: namesField,
});

export type Promotion = { shown: CategoryPromotion; startsAt: string | null; categories: string[] };

/** A promotion's story. An end that is no date is reported and counts as none. */
export function toPromotion({ uuid, name, slug, content }: Story, logger: ContentLogger): Promotion {
  const { title, description, image, starts_at, ends_at, categories } = promotionSchema.parse(content);
  const endsAt = readPromotionTime(ends_at);
  if (ends_at !== "" && endsAt === null) logger.warn({ event: "content.promotion", slug, ends_at }, "a promotion's end is no date");
  return {
    shown: { id: uuid, title: title || name, text: description, url: storyUrl(slug), picture: image, endsAt },
    startsAt: readPromotionTime(starts_at),
    categories,
  };
}
