import { z } from "zod";
import { contentCardSchema } from "../blocks/blocks.ts";

export const hubInputSchema = z.object({
  /** What stands behind /content-hub/: "category/brakes", "make/holden/type/videos"; empty for the front of the hub. */
  path: z.string().max(8192).default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

const hubFilterSchema = z.object({
  /** As it stands in addresses: "category". */
  label: z.string(),
  title: z.string(),
  options: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** How many stories there are with it, the other labels' choices kept. */
      count: z.number().int(),
      isChosen: z.boolean(),
      /** With this option chosen too, or no longer. */
      url: z.string(),
    }),
  ),
});
export type HubFilter = z.infer<typeof hubFilterSchema>;

/** A list of the hub's stories. The front of the hub is laid out by editors: it has the filters, and no cards. */
export const hubSchema = z.object({
  title: z.string(),
  description: z.string(),
  filters: z.array(hubFilterSchema),
  cards: z.array(contentCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** The one address of these choices, in whatever order they were made. */
  url: z.string(),
  /** Only lists of one choice are worth a search engine's time. */
  isIndexable: z.boolean(),
});
export type Hub = z.infer<typeof hubSchema>;
