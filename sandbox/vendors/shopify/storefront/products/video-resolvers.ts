import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import type { CatalogueImage, CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { scenePath } from "#sandbox/pictures/addresses/picture-path.ts";
import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { openMovies, openMoviesOfVimeo } from "#sandbox/vendors/storyblok/derived/open-movies.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import { imageNode } from "./image-resolvers.ts";

/** A film at the end of a product's gallery: of another host's, or a file of sandbox/data/videos. */
type ProductVideo = { alt: string; preview: CatalogueImage } & (HostedFilm | { file: string; width: number; height: number });
type HostedFilm = { host: keyof typeof hosts; hostsId: string };

/** As Shopify writes their addresses. */
const hosts = {
  YOUTUBE: {
    embedUrl: (id: string) => `https://www.youtube.com/embed/${id}?enablejsapi=1&modestbranding=1&playsinline=1&rel=0`,
    originUrl: (id: string) => `https://youtu.be/${id}`,
  },
  VIMEO: {
    embedUrl: (id: string) => `https://player.vimeo.com/video/${id}?byline=0&controls=1&playsinline=1&title=0`,
    originUrl: (id: string) => `https://vimeo.com/${id}`,
  },
};

type Scene = Parameters<typeof scenePath>[0]["scene"];

function previewOf(scene: Scene, alt: string): Pick<ProductVideo, "alt" | "preview"> {
  return { alt, preview: { path: scenePath({ scene, seed: alt }), alt: "", width: 1600, height: 900 } };
}

/** By handle. Parts that take more than a spanner: how to fit them is worth a film. */
const videos: ReadonlyMap<string, ProductVideo> = new Map<string, ProductVideo>([
  [stressCases.coreCharge, { ...previewOf("workshop", "How to bleed a caliper"), file: "bleeding-a-caliper.mp4", width: 854, height: 480 }],
  [stressCases.specialOrder, { ...previewOf("shed", "How to fit a windscreen"), host: "YOUTUBE", hostsId: openMovies.sintel }],
  [stressCases.backorder, { ...previewOf("night-shed", "How to fit a grille"), host: "YOUTUBE", hostsId: openMovies.tears }],
  [
    stressCases.soldByTheMetre,
    { ...previewOf("blueprint", "How to cut and join sponge rubber"), host: "YOUTUBE", hostsId: openMovies.bunny },
  ],
  [stressCases.madeToOrder, { ...previewOf("workshop", "How to fit a dash pad"), host: "VIMEO", hostsId: openMoviesOfVimeo.bunny }],
]);

type ImageNode = ReturnType<typeof imageNode>;

/** Parent value of ExternalVideo and Video, whose preview is numbered after the product's images. */
type VideoNode = { __typename: "ExternalVideo" | "Video"; video: ProductVideo; id: string; previewImage: ImageNode };

export function videoNodes({ id, handle, images }: CatalogueProduct): VideoNode[] {
  const video = videos.get(handle);
  if (!video) return [];
  const previewImage = imageNode(id, video.preview, images.length);
  return [{ __typename: "host" in video ? "ExternalVideo" : "Video", video, id: previewImage.id, previewImage }];
}

const hostOf = ({ video }: VideoNode) => ("host" in video ? video.host : "YOUTUBE");
const idOf = ({ video }: VideoNode) => ("host" in video ? video.hostsId : "");
const embedUrl = (node: VideoNode) => hosts[hostOf(node)].embedUrl(idOf(node));

/** Shopify keeps a film as a file in a few sizes and as a stream. */
function sourcesOf({ video }: VideoNode, _args: unknown, { commerce }: StorefrontContext) {
  if ("host" in video) return [];
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
    host: hostOf,
    embedUrl,
    embeddedUrl: embedUrl,
    originUrl: (node: VideoNode) => hosts[hostOf(node)].originUrl(idOf(node)),
  },
  Video: {
    ...shared,
    id: (node: VideoNode) => toGid("Video", node.id),
    mediaContentType: () => "VIDEO",
    sources: sourcesOf,
  },
};
