import { z } from "zod";
import { blockSchema } from "./blocks.ts";
import { videoSchema } from "./expert.ts";
import { pictureSchema } from "./picture.ts";

/** A page that editors build from blocks. */
export const contentPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  blocks: z.array(blockSchema),
  seo: z.object({ title: z.string(), description: z.string(), picture: pictureSchema.nullable() }),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

export const brandSchema = z.object({
  name: z.string(),
  slug: z.string(),
  logo: pictureSchema.nullable(),
  aboutHtml: z.string().nullable(),
  banner: pictureSchema.nullable(),
  video: videoSchema.nullable(),
});
export type Brand = z.infer<typeof brandSchema>;
