import type { Block } from "#shared/contract/blocks/blocks.ts";
import { officeDay } from "#shared/domain/content/office-day.ts";
import { toAuthor } from "../experts/to-author.ts";
import { namesField } from "../fields/names-field.ts";
import { toVideoTile, videoContentSchema } from "../hub/to-video-tile.ts";
import type { Story } from "../stories/story-port.ts";
import { type PageParts, type PageSurroundings, relatedBlocks } from "./page-parts.ts";
import { storyTopics } from "./story-topics.ts";

const schema = videoContentSchema.extend({ categories: namesField, makes: namesField });

/** A video's page: the film first. */
export function videoParts({ uuid: id, name, publishedAt, content }: Story, { related }: PageSurroundings): PageParts {
  const fields = schema.parse(content);
  const { description, image: picture } = fields;
  const title = fields.title || name;
  const tile = toVideoTile({ id, name, url: null, content: fields });
  const author = toAuthor(fields.expert, fields.author_name);
  const film: Block[] = tile ? [{ id: `${id}-video`, type: "video-tiles", title: "", tiles: [tile] }] : [];
  return {
    kind: "video",
    title,
    description,
    picture,
    leading: [
      { id: `${id}-title`, type: "page-title", title },
      ...film,
      {
        id: `${id}-byline`,
        type: "byline",
        lead: "Presented by",
        author,
        publishedOn: publishedAt && officeDay(publishedAt),
        topics: storyTopics(fields),
      },
    ],
    closing: relatedBlocks(id, related),
  };
}
