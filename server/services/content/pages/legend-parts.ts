import { factsField } from "../fields/facts-field.ts";
import { textField } from "../fields/text-field.ts";
import { cardContentSchema } from "../hub/to-content-card.ts";
import type { Story } from "../stories/story-port.ts";
import { type PageParts, type PageSurroundings, relatedBlocks } from "./page-parts.ts";

const schema = cardContentSchema.extend({ years: textField, facts: factsField });

/** A legend, or a chapter of one: the car's plate comes first. */
export function legendParts({ uuid: id, name, content }: Story, { related }: PageSurroundings): PageParts {
  const fields = schema.parse(content);
  const { intro, description, image: picture, years, facts } = fields;
  const title = fields.title || name;
  return {
    kind: "legend",
    title,
    description: description || intro,
    picture,
    leading: [{ id: `${id}-hero`, type: "legendary-hero", title, years, text: intro, picture, facts }],
    closing: relatedBlocks(id, related),
  };
}
