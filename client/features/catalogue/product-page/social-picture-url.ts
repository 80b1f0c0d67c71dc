import type { Picture } from "#shared/contract/picture.ts";

/** A picture in the form and size that social networks show: 1200 × 630, PNG. */
export function socialPictureUrl({ url }: Pick<Picture, "url">): string {
  return `${url}${url.includes("?") ? "&" : "?"}width=1200&height=630&crop=center&format=png`;
}
