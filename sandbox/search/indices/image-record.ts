import type { CatalogueImage } from "#sandbox/catalogue/types.ts";

export type ImageRecord = { url: string; alt: string; width: number; height: number };

export function imageRecord(image: CatalogueImage | undefined, picturesUrl: string): ImageRecord | null {
  if (image === undefined) return null;
  return { url: `${picturesUrl}/${image.path}`, alt: image.alt, width: image.width, height: image.height };
}
