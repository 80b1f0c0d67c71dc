import { z } from "zod";
import { safePictureUrl } from "#server/input/html/safe-url.ts";
import type { Picture } from "#shared/contract/picture.ts";

const assetSchema = z.object({ filename: z.string(), alt: z.string().nullish().catch(null) });

const otherMedia = /\.(?:mp4|m4v|mov|webm|pdf)(?:[?#]|$)/i;

/** An asset field as a picture with the size that its address names; null when the editor left it empty or chose a film. */
export const pictureField = z
  .unknown()
  .optional()
  .transform((value) => toPicture(value));

function toPicture(value: unknown): Picture | null {
  const asset = assetSchema.safeParse(value).data;
  const url = asset ? safePictureUrl(asset.filename) : null;
  if (!asset || !url || otherMedia.test(url)) return null;
  // Storyblok leaves the size out for drawings without one; a wide frame is the least wrong.
  const [, width = "1600", height = "900"] = /\/f\/\d+\/([1-9]\d{0,4})x([1-9]\d{0,4})\//.exec(url) ?? [];
  return { url, alt: asset.alt ?? "", width: Number(width), height: Number(height), source: "storyblok" };
}
