import type { Picture } from "#shared/contract/picture.ts";

/** How wide a product's picture is drawn. On phones its frame is seven wide and five high and shows all of it, so a square one takes five sevenths of the screen. */
export function gallerySizes({ width, height }: Pick<Picture, "width" | "height">): string {
  const phoneShare = Math.min(100, Math.round((width / height) * (500 / 7)));
  return `(width < 48rem) ${phoneShare}vw, (width < 75rem) 50vw, 44rem`;
}
