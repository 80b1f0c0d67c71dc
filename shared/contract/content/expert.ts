import { z } from "zod";
import { pictureSchema } from "../picture.ts";
import { productCardSchema } from "../catalogue/product-card.ts";

/** Who gives advice: a bench of the workshop. */
const expertLinkSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** What the expert looks after, in a few words. */
  speciality: z.string(),
  avatar: pictureSchema.nullable(),
  url: z.string(),
});
export type ExpertLink = z.infer<typeof expertLinkSchema>;

export const expertSummarySchema = expertLinkSchema.extend({ bioHtml: z.string() });
export type ExpertSummary = z.infer<typeof expertSummarySchema>;

export const videoSchema = z.object({
  /** Its page at YouTube or Vimeo. */
  url: z.string(),
  /** The address of the host's player, with a query. */
  embedUrl: z.string(),
  title: z.string(),
  /** Drawn by the shop: nothing comes from the host before the video plays. */
  poster: pictureSchema.nullable(),
});
export type Video = z.infer<typeof videoSchema>;

/** What an expert says of a product. */
export const recommendationSchema = z.object({
  id: z.string(),
  title: z.string(),
  html: z.string(),
  expert: expertLinkSchema.nullable(),
  video: videoSchema.nullable(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** An expert's page: who it is, and the advice with the parts that it is about. */
export const expertSchema = expertSummarySchema.extend({
  seo: z.object({ title: z.string(), description: z.string() }),
  recommendations: z.array(recommendationSchema.omit({ expert: true }).extend({ products: z.array(productCardSchema) })),
});
export type Expert = z.infer<typeof expertSchema>;
