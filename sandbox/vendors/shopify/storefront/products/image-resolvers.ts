import type { CatalogueImage } from "#sandbox/catalogue/types.ts";
import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { StorefrontContext } from "../storefront-context.ts";

/** Parent value of Image and MediaImage. */
type ImageNode = { image: CatalogueImage; id: string };

export function imageNode(ownerId: number, image: CatalogueImage, index: number): ImageNode {
  return { image, id: `${ownerId}${String(index).padStart(2, "0")}` };
}

type Transform = { maxWidth?: number | null; maxHeight?: number | null; crop?: string | null; scale?: number | null };

/** Shopify's picture host takes `?width=&height=&crop=`, and so does the pictures service. */
function urlOf({ image }: ImageNode, { commerce }: StorefrontContext, transform?: Transform | null): string {
  const url = new URL(`${commerce.publicUrl}/_vendors/pictures/${image.path}`);
  const scale = transform?.scale ?? 1;
  if (transform?.maxWidth) url.searchParams.set("width", String(transform.maxWidth * scale));
  if (transform?.maxHeight) url.searchParams.set("height", String(transform.maxHeight * scale));
  if (transform?.crop) url.searchParams.set("crop", transform.crop.toLowerCase());
  return url.href;
}

const plainUrl = (node: ImageNode, _args: unknown, context: StorefrontContext) => urlOf(node, context);

export const imageResolvers = {
  Image: {
    id: (node: ImageNode) => toGid("ProductImage", node.id),
    altText: (node: ImageNode) => node.image.alt,
    width: (node: ImageNode) => node.image.width,
    height: (node: ImageNode) => node.image.height,
    thumbhash: () => null,
    url: (node: ImageNode, { transform }: { transform?: Transform | null }, context: StorefrontContext) => urlOf(node, context, transform),
    src: plainUrl,
    originalSrc: plainUrl,
    transformedSrc: (node: ImageNode, transform: Transform, context: StorefrontContext) => urlOf(node, context, transform),
  },
  MediaImage: {
    id: (node: ImageNode) => toGid("MediaImage", node.id),
    alt: (node: ImageNode) => node.image.alt,
    mediaContentType: () => "IMAGE",
    image: (node: ImageNode) => node,
    previewImage: (node: ImageNode) => node,
    presentation: () => null,
  },
};
