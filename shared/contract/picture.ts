import { z } from "zod";

/** A picture that a width can be asked of: `source` names the image service whose URL form applies. */
export const pictureSchema = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  source: z.enum(["shopify", "storyblok"]),
});
export type Picture = z.infer<typeof pictureSchema>;

export const linkSchema = z.object({ label: z.string(), url: z.string() });
export type Link = z.infer<typeof linkSchema>;
