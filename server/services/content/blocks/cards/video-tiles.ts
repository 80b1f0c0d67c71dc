import { z } from "zod";
import { relatedField } from "#server/services/content/fields/related-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { toVideoTile, videoContentSchema } from "#server/services/content/hub/to-video-tile.ts";
import { storyUrl } from "#server/services/content/stories/story-relations.ts";
import { blockMapper } from "../block-mapper.ts";

const schema = z.object({ title: textField, videos: relatedField(videoContentSchema) });

export const videoTiles = blockMapper("VideoTiles", schema, ({ title, videos }, id) => {
  const tiles = videos.flatMap(
    ({ uuid, name, full_slug, content }) => toVideoTile({ id: uuid, name, url: storyUrl(full_slug), content }) ?? [],
  );
  return tiles.length === 0 ? null : { id, type: "video-tiles", title, tiles };
});
