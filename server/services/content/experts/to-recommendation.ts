import { z } from "zod";
import type { Recommendation } from "#shared/contract/content/expert.ts";
import { formattedTextField } from "../fields/formatted-text-field.ts";
import { namesField } from "../fields/names-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import { filmFields, toVideo } from "../hub/to-video.ts";
import type { Story } from "../stories/story-port.ts";
import { expertField } from "./to-expert.ts";

const schema = z.object({
  title: textField,
  text: formattedTextField,
  products: namesField,
  expert: expertField,
  ...filmFields,
  video_title: textField,
  video_poster: pictureField,
});

/** The advice with the numeric ids of the products that it is about; null when there is neither text nor video. */
export function toRecommendation(story: Story): (Recommendation & { productIds: string[] }) | null {
  const fields = schema.parse(story.content);
  const title = fields.title || story.name;
  const video = toVideo(fields, { title: fields.video_title || title, poster: fields.video_poster });
  if (fields.text === "" && !video) return null;
  const productIds = fields.products.filter((product) => /^\d{1,18}$/.test(product));
  return { id: story.uuid, title, html: fields.text, expert: fields.expert, video, productIds };
}
