import { z } from "zod";
import { relatedField } from "#server/services/content/fields/related-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { promotionContentSchema, runningUntil } from "#server/services/content/promotions/running-until.ts";
import { storyUrl } from "#server/services/content/stories/story-relations.ts";
import { blockMapper } from "../block-mapper.ts";

const schema = z.object({ title: textField, promotions: relatedField(promotionContentSchema) });

/** The promotions that are on. */
export const promotionsGrid = blockMapper("PromotionsGrid", schema, ({ title, promotions }, id, warn) => {
  const shown = promotions.flatMap(({ uuid, name, full_slug, content }) => {
    const { description, image } = content;
    const running = runningUntil(content, warn);
    if (!running) return [];
    return [{ id: uuid, title: content.title || name, text: description, url: storyUrl(full_slug), picture: image, ...running }];
  });
  return shown.length === 0 ? null : { id, type: "promotions-grid", title, promotions: shown };
});
