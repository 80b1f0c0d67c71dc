import { z } from "zod";
import { linkField } from "#server/services/content/fields/link-field.ts";
import { listField } from "#server/services/content/fields/list-field.ts";
import { pictureField } from "#server/services/content/fields/picture-field.ts";
import { relatedField } from "#server/services/content/fields/related-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { cardContentSchema, linkTextDefault, toContentCard } from "#server/services/content/hub/to-content-card.ts";
import { storyUrl } from "#server/services/content/stories/story-relations.ts";
import { blockMapper } from "../block-mapper.ts";

const cardSchema = z.object({
  _uid: textField,
  title: z.string().min(1),
  description: textField,
  image: pictureField,
  tag: textField,
  cta_link_text: textField,
  cta_link: linkField,
  full_slug: textField,
});
const schema = z.object({ title: textField, cards: listField(cardSchema), stories: relatedField(cardContentSchema) });

/** Cards written for this block first, then the cards of the stories it points at. A card without a link leads to the story it names. */
export const contentCards = blockMapper("ContentCards", schema, ({ title, cards, stories }, id) => {
  const written = cards.flatMap((card, index) => {
    const url = card.cta_link ?? (card.full_slug ? storyUrl(card.full_slug) : null);
    if (!url) return [];
    return [
      {
        id: card["_uid"] || `${id}-${index}`,
        title: card.title,
        text: card.description,
        url,
        linkText: card.cta_link_text || linkTextDefault,
        picture: card.image,
        tag: card.tag || null,
      },
    ];
  });
  const related = stories.map((story) => toContentCard({ ...story, slug: story.full_slug }));
  return written.length + related.length === 0 ? null : { id, type: "content-cards", title, cards: [...written, ...related] };
});
