import type { Picture } from "#shared/contract/picture.ts";
import { cmsPictureUrl } from "#shared/domain/content/cms-picture-url.ts";

/** Of a picture as wide as its screen. Most phones are 360 to 400 pixels wide, with two dots a pixel. */
export const screenWidths = [480, 800, 1080, 1536] as const;

/** The address of a picture at a width, in the form that its image service understands. */
export function pictureUrlAt(picture: Picture, width: number): string {
  if (picture.source === "storyblok") return cmsPictureUrl(picture.url, width);
  return `${picture.url}${picture.url.includes("?") ? "&" : "?"}width=${width}`;
}

/** The `srcset` of a picture for the given widths. */
export function pictureSourceSet(picture: Picture, widths: readonly number[]): string {
  return widths.map((width) => `${pictureUrlAt(picture, width)} ${width}w`).join(", ");
}
