import { z } from "zod";
import { oneRelatedField } from "#server/services/content/fields/one-related-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { promotionContentSchema, runningUntil } from "#server/services/content/promotions/running-until.ts";
import { storyUrl } from "#server/services/content/stories/story-relations.ts";
import { blockMapper } from "../block-mapper.ts";

const schema = z.object({ title: textField, text: textField, link_text: textField, promotion: oneRelatedField(promotionContentSchema) });

/** One promotion with room to itself, while it is on. */
export const featuredPromotion = blockMapper("FeaturedPromotion", schema, ({ title, text, link_text, promotion }, id, warn) => {
  const running = promotion && runningUntil(promotion.content, warn);
  if (!running) return null;
  const { name, full_slug, content } = promotion;
  return {
    id,
    type: "featured-promotion",
    title: title || content.title || name,
    text: text || content.description,
    url: storyUrl(full_slug),
    linkText: link_text || "Shop Now",
    picture: content.image,
    ...running,
  };
});
