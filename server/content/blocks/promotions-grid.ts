import { z } from "zod";
import { isPromotionRunning } from "#shared/domain/promotion-period.ts";
import { pictureField } from "../fields/picture-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { textField } from "../fields/text-field.ts";
import { storyUrl } from "../story-url.ts";
import { blockMapper } from "./block-mapper.ts";

const promotionSchema = z.object({
  title: textField,
  description: textField,
  image: pictureField,
  ends_at: z.iso.datetime().nullish().catch(null),
});

export const promotionsGrid = blockMapper(
  "PromotionsGrid",
  z.object({ title: textField, promotions: relatedField(promotionSchema) }),
  ({ title, promotions }, id) => {
    const shown = promotions.flatMap(({ uuid, name, full_slug, content }) => {
      const { description, image, ends_at: endsAt = null } = content;
      if (!image || !isPromotionRunning({ startsAt: null, endsAt }, Date.now())) return [];
      return [{ id: uuid, title: content.title || name, text: description, url: storyUrl(full_slug), picture: image, endsAt }];
    });
    return shown.length === 0 ? null : { id, type: "promotions-grid", title, promotions: shown };
  },
);
