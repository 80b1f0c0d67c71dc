import { z } from "zod";
import type { VideoTileData } from "#shared/contract/blocks/story-blocks.ts";
import { expertSummaryField } from "../experts/to-expert.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import { filmFields, toVideo } from "./to-video.ts";

/** What a tile shows of a video's story. */
export const videoContentSchema = z.object({
  title: textField,
  description: textField,
  ...filmFields,
  image: pictureField,
  author_name: textField,
  expert: expertSummaryField,
});

type TileSource = { id: string; name: string; url: string | null; content: z.output<typeof videoContentSchema> };

/** Null when the story names no film. */
export function toVideoTile({ id, name, url, content }: TileSource): VideoTileData | null {
  const { title, description, image, author_name, expert } = content;
  const video = toVideo(content, { title: title || name, poster: image });
  return video && { id, video, url, text: description, authorName: author_name || expert?.name || null, expertUrl: expert?.url ?? null };
}
