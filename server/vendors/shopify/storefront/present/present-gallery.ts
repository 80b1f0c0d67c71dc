import { toOwnPath } from "#server/vendors/resilience/own-path.ts";
import type { GalleryPicture } from "#shared/contract/catalogue/product.ts";
import { type HostedVideo, vimeoVideo, youtubeVideo } from "#shared/domain/content/hosted-video.ts";
import { shopifyPictureHost } from "#shared/domain/kept-copies.ts";
import type { ShopifyLogger } from "../create-storefront-api.ts";
import type { ImageFieldsFragment, ProductByHandleQuery } from "../generated/graphql.ts";
import { presentPicture } from "./present-picture.ts";

type Media = NonNullable<ProductByHandleQuery["product"]>["media"]["nodes"][number];
type ExternalVideo = Extract<Media, { __typename: "ExternalVideo" }>;
type Sources = Extract<Media, { __typename: "Video" }>["sources"];
type Video = NonNullable<GalleryPicture["video"]>;

type GalleryOptions = { handle: string; title: string; publicUrl: string; logger: ShopifyLogger };

/** Of a file that is kept in several sizes the one that suits a gallery's frame. */
const usualHeight = 720;

/** A product's pictures and films in the merchant's order. Models are left out, and so is what the platform is still at work on; a film that can't be shown is also logged. */
export function presentGallery(media: readonly Media[], { handle, title, publicUrl, logger }: GalleryOptions): GalleryPicture[] {
  const presentFilm = (alt: string | null | undefined, preview: ImageFieldsFragment | null | undefined, video: Video | null) => {
    if (preview && video) return [{ ...presentPicture(preview, title, publicUrl), alt: alt || preview.altText || title, video }];
    logger.warn({ event: "video.unreadable", owner: handle }, "A video of a gallery can't be shown and was left out");
    return [];
  };
  return media.flatMap((entry): GalleryPicture[] => {
    switch (entry.__typename) {
      case "MediaImage":
        return entry.image ? [presentPicture(entry.image, title, publicUrl)] : [];
      case "ExternalVideo":
        return presentFilm(entry.alt, entry.previewImage, hostedVideo(entry));
      case "Video":
        return presentFilm(entry.alt, entry.previewImage, videoFile(entry.sources, publicUrl));
      default:
        return [];
    }
  });
}

/** Lists and broadcasts have an address like a video's. */
const youtubeVideoPath = /\/embed\/(?!videoseries|live_stream)([\w-]{11})(?:[/?#]|$)/;

const vimeoVideoPath = /^https:\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:[?#]|$)/;
/** What opens an unlisted one. */
const vimeoHash = /[?&]h=([\da-f]{6,40})(?:[&#]|$)/i;

/** Null for what isn't one film of either host. */
function hostedVideo({ host, embedUrl }: ExternalVideo): HostedVideo | null {
  const [, id] = (host === "YOUTUBE" ? youtubeVideoPath : vimeoVideoPath).exec(embedUrl) ?? [];
  if (id === undefined) return null;
  return host === "YOUTUBE" ? youtubeVideo(id) : vimeoVideo(id, vimeoHash.exec(embedUrl)?.[1]);
}

/** Null where no file plays in every browser from a place that the page's policy knows. */
function videoFile(sources: Sources, publicUrl: string): Video | null {
  const playable = sources
    .filter(({ mimeType }) => mimeType === "video/mp4")
    .map(({ url, height }) => ({ url: toOwnPath(url, publicUrl), distance: Math.abs(height - usualHeight) }))
    .filter(({ url }) => url.startsWith(`${shopifyPictureHost}/`) || /^\/[^/\\]/.test(url))
    .toSorted((a, b) => a.distance - b.distance);
  return playable[0] ? { url: playable[0].url } : null;
}
