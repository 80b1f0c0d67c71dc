import { z } from "zod";
import { linkField } from "../fields/link-field.ts";
import { listField } from "../fields/list-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { textField } from "../fields/text-field.ts";
import { storyUrl } from "../story-url.ts";
import { blockMapper } from "./block-mapper.ts";

const cardSchema = z.object({
  _uid: textField,
  title: z.string().min(1),
  description: textField,
  image: pictureField,
  cta_link_text: textField,
  cta_link: linkField,
});
const articleSchema = z.object({ title: textField, intro: textField, description: textField, image: pictureField });
const schema = z.object({ title: textField, cards: listField(cardSchema), stories: relatedField(articleSchema) });
const linkTextDefault = "Learn More";

/** Cards written for this block first, then the cards of the stories it points at. */
export const contentCards = blockMapper("ContentCards", schema, ({ title, cards, stories }, id) => {
  const written = cards.flatMap(({ _uid, title, description, image, cta_link_text, cta_link }, index) => {
    if (!cta_link) return [];
    return [
      { id: _uid || `${id}-${index}`, title, text: description, url: cta_link, linkText: cta_link_text || linkTextDefault, picture: image },
    ];
  });
  const related = stories.map(({ uuid, name, full_slug, content }) => ({
    id: uuid,
    title: content.title || name,
    text: content.intro || content.description,
    url: storyUrl(full_slug),
    linkText: linkTextDefault,
    picture: content.image,
  }));
  return written.length + related.length === 0 ? null : { id, type: "content-cards", title, cards: [...written, ...related] };
});
