import { z } from "zod";
import { blockSchema } from "../blocks/blocks.ts";
import { videoSchema } from "./expert.ts";
import { linkSchema, pictureSchema } from "../picture.ts";

/** A page that editors build from blocks. */
export const contentPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(["page", "article", "video", "legend", "promotion", "brand"]),
  /** The pages above this one, from the top; empty where the page stands alone. */
  trail: z.array(linkSchema),
  publishedAt: z.string().nullable(),
  blocks: z.array(blockSchema),
  seo: z.object({ title: z.string(), description: z.string(), picture: pictureSchema.nullable() }),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

export const brandSchema = z.object({
  name: z.string(),
  slug: z.string(),
  /** Where the brand's story is told at length; null when there is none. */
  storyUrl: z.string().nullable(),
  logo: pictureSchema.nullable(),
  aboutHtml: z.string().nullable(),
  banner: pictureSchema.nullable(),
  video: videoSchema.nullable(),
});
export type Brand = z.infer<typeof brandSchema>;
