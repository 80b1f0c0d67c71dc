import type { CatalogueImage } from "#sandbox/catalogue/types.ts";

/** Parent value of Image and MediaImage. */
export type ImageNode = { image: CatalogueImage; id: string };

export function imageNode(ownerId: number, image: CatalogueImage, index: number): ImageNode {
  return { image, id: `${ownerId}${String(index).padStart(2, "0")}` };
}
