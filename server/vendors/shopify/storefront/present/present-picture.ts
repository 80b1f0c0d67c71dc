import { toOwnPath } from "#server/vendors/resilience/own-path.ts";
import type { Picture } from "#shared/contract/picture.ts";
import type { ImageFieldsFragment } from "../generated/graphql.ts";

/** What a picture is drawn at when the platform does not tell its size. */
const usualSide = 1000;

/** An image of Shopify's; one below the shop's own address becomes a path. */
export function presentPicture(image: ImageFieldsFragment, fallbackAlt: string, publicUrl: string): Picture {
  return {
    url: toOwnPath(image.url, publicUrl),
    alt: image.altText || fallbackAlt,
    width: image.width || usualSide,
    height: image.height || usualSide,
    source: "shopify",
  };
}
