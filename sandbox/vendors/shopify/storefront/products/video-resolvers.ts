import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import type { CatalogueImage, CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { scenePath } from "#sandbox/pictures/addresses/picture-path.ts";
import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { openMovies } from "#sandbox/vendors/storyblok/derived/open-movies.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import { imageNode } from "./image-resolvers.ts";

/** A film at the end of a product's gallery: of YouTube's, or a file of sandbox/data/videos. */
type ProductVideo = { alt: string; preview: CatalogueImage } & ({ youtubeId: string } | { file: string; width: number; height: number });

type Scene = Parameters<typeof scenePath>[0]["scene"];

function previewOf(scene: Scene, alt: string): Pick<ProductVideo, "alt" | "preview"> {
  return { alt, preview: { path: scenePath({ scene, seed: alt }), alt: "", width: 1600, height: 900 } };
}

/** By handle. Parts that take more than a spanner: how to fit them is worth a film. */
const videos: ReadonlyMap<string, ProductVideo> = new Map<string, ProductVideo>([
  [stressCases.coreCharge, { ...previewOf("workshop", "How to bleed a caliper"), file: "bleeding-a-caliper.mp4", width: 854, height: 480 }],
  [stressCases.specialOrder, { ...previewOf("shed", "How to fit a windscreen"), youtubeId: openMovies.sintel }],
  [stressCases.backorder, { ...previewOf("night-shed", "How to fit a grille"), youtubeId: openMovies.tears }],
  [stressCases.soldByTheMetre, { ...previewOf("blueprint", "How to cut and join sponge rubber"), youtubeId: openMovies.bunny }],
]);

type ImageNode = ReturnType<typeof imageNode>;

/** Parent value of ExternalVideo and Video, whose preview is numbered after the product's images. */
type VideoNode = { __typename: "ExternalVideo" | "Video"; video: ProductVideo; id: string; previewImage: ImageNode };

export function videoNodes({ id, handle, images }: CatalogueProduct): VideoNode[] {
  const video = videos.get(handle);
  if (!video) return [];
  const previewImage = imageNode(id, video.preview, images.length);
  return [{ __typename: "youtubeId" in video ? "ExternalVideo" : "Video", video, id: previewImage.id, previewImage }];
}

const idOf = ({ video }: VideoNode) => ("youtubeId" in video ? video.youtubeId : "");
const embedUrl = (node: VideoNode) => `https://www.youtube.com/embed/${idOf(node)}?enablejsapi=1&modestbranding=1&playsinline=1&rel=0`;

/** Shopify keeps a film as a file in a few sizes and as a stream. */
function sourcesOf({ video }: VideoNode, _args: unknown, { commerce }: StorefrontContext) {
  if ("youtubeId" in video) return [];
  const { file, width, height } = video;
  const url = `${commerce.publicUrl}/_vendors/videos/${file}`;
  return [
    { url: url.replace(/\.mp4$/, ".m3u8"), mimeType: "application/x-mpegURL", format: "m3u8", width, height },
    { url, mimeType: "video/mp4", format: "mp4", width, height },
  ];
}

const shared = { alt: ({ video }: VideoNode) => video.alt, presentation: () => null };

export const videoResolvers = {
  Media: { __resolveType: (node: ImageNode | VideoNode) => ("video" in node ? node.__typename : "MediaImage") },
  ExternalVideo: {
    ...shared,
    id: (node: VideoNode) => toGid("ExternalVideo", node.id),
    mediaContentType: () => "EXTERNAL_VIDEO",
    host: () => "YOUTUBE",
    embedUrl,
    embeddedUrl: embedUrl,
    originUrl: (node: VideoNode) => `https://youtu.be/${idOf(node)}`,
  },
  Video: {
    ...shared,
    id: (node: VideoNode) => toGid("Video", node.id),
    mediaContentType: () => "VIDEO",
    sources: sourcesOf,
  },
};
