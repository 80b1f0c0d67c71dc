import { officeDay } from "#shared/domain/content/office-day.ts";
import { toAuthor } from "../experts/to-author.ts";
import { expertSummaryField } from "../experts/to-expert.ts";
import { namesField } from "../fields/names-field.ts";
import { textField } from "../fields/text-field.ts";
import { cardContentSchema } from "../hub/to-content-card.ts";
import type { Story } from "../stories/story-port.ts";
import { openingBlock, type PageParts, type PageSurroundings, relatedBlocks } from "./page-parts.ts";
import { storyTopics } from "./story-topics.ts";

const schema = cardContentSchema.extend({ author: expertSummaryField, author_name: textField, makes: namesField });

export function articleParts({ uuid: id, name, publishedAt, content }: Story, { related }: PageSurroundings): PageParts {
  const fields = schema.parse(content);
  const { intro, description, image: picture } = fields;
  const title = fields.title || name;
  const author = toAuthor(fields.author, fields.author_name);
  return {
    kind: "article",
    title,
    description: description || intro,
    picture,
    leading: [
      openingBlock(id, { title, text: intro, picture }),
      {
        id: `${id}-byline`,
        type: "byline",
        lead: "Written by",
        author,
        publishedOn: publishedAt && officeDay(publishedAt),
        topics: storyTopics(fields),
      },
    ],
    closing: relatedBlocks(id, related),
  };
}
