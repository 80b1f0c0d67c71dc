import { z } from "zod";
import type { Story } from "#server/content/story-port.ts";

/** The part of Storyblok's story object that the shop reads. */
export const storySchema = z
  .object({
    uuid: z.string(),
    id: z.number().optional(),
    name: z.string(),
    full_slug: z.string(),
    published_at: z.string().nullish(),
    content: z.looseObject({ component: z.string() }),
  })
  .transform(({ uuid, id, name, full_slug, published_at, content }): Story => {
    return { uuid, id, name, slug: full_slug.replace(/\/$/, ""), publishedAt: published_at ?? null, content };
  });

export const linksSchema = z.record(
  z.string(),
  z.object({ slug: z.string(), is_folder: z.boolean().nullish(), published: z.boolean().nullish() }),
);
