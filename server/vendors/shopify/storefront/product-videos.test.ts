import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { productSchema } from "#shared/contract/catalogue/product.ts";
import { clientOfChanged } from "./testing/client-of-changed.ts";

const answerSchema = z.object({ data: z.object({ product: z.looseObject({ media: z.object({ nodes: z.array(z.unknown()) }) }) }) });
const pictures = productSchema.shape.pictures;
const warn = vi.fn<(fields: object, message: string) => void>();

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
  // Those that the sandbox has a film of.
  for (const [handle, filmed] of [
    ["bonnet-to-order", stressCases.specialOrder],
    ["front-brake-kit", stressCases.coreCharge],
  ]) {
    Object.assign(commerce.catalogue.productByHandle(handle ?? "") ?? {}, { handle: filmed });
  }
});
afterAll(() => commerce.stop());
beforeEach(() => warn.mockClear());

/** A product's gallery, with the platform's media changed on the way. */
async function galleryOf(handle: string, change = (nodes: unknown[]) => nodes) {
  const client = clientOfChanged({
    commerce,
    logger: { warn },
    schema: answerSchema,
    change: ({ data: { product } }) => void (product.media.nodes = change(product.media.nodes)),
  });
  return pictures.parse((await client.product(handle))?.pictures);
}

const preview = { url: "https://cdn.shopify.com/s/files/1/preview.jpg", altText: null, width: 480, height: 360 };
const youtube = { __typename: "ExternalVideo", alt: "Fitting", host: "YOUTUBE", previewImage: preview };
const mp4 = (url: string, height = 480) => ({ mimeType: "video/mp4", height, url });
const cdnFile = (size: number) => `https://cdn.shopify.com/videos/c/vp/1/1.HD-${size}p.mp4`;

it("a film of YouTube's stands in the gallery behind its preview, after the pictures as the merchant has it [shop-3.17]", async () => {
  expect(await galleryOf(stressCases.specialOrder)).toMatchObject([
    { alt: "Illustration of Bonnet to Order" },
    {
      alt: "How to fit a windscreen",
      width: 1600,
      height: 900,
      source: "shopify",
      video: { url: "https://www.youtube.com/watch?v=eRsGyueVLvQ", embedUrl: "https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?rel=0" },
    },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ["https://player.vimeo.com/video/76979871?byline=0&title=0", "https://vimeo.com/76979871", ""],
  ["https://player.vimeo.com/video/76979871?byline=0&h=8272103f6e", "https://vimeo.com/76979871/8272103f6e", "&h=8272103f6e"],
])("a film of Vimeo's stands there as YouTube's do, and its player follows nobody: %s", async (embedUrl, url, opened) => {
  const gallery = await galleryOf("brake-pad-set", () => [{ ...youtube, host: "VIMEO", embedUrl }]);
  const player = `https://player.vimeo.com/video/76979871?dnt=1${opened}`;
  expect(gallery).toMatchObject([{ alt: "Fitting", video: { url, embedUrl: player } }]);
  expect(warn).not.toHaveBeenCalled();
});

it("a film that the platform keeps stands there with its file; a product without one has no word of films", async () => {
  const [, film] = await galleryOf(stressCases.coreCharge);
  expect(film?.video).toEqual({ url: "/_vendors/videos/bleeding-a-caliper.mp4" });
  expect(JSON.stringify(await galleryOf("brake-pad-set"))).not.toContain("video");
});

it("of a film's files the one that suits the gallery's frame is taken, whatever their order", async () => {
  const sources = [mp4(cdnFile(1080), 1080), mp4(cdnFile(480), 480), mp4(cdnFile(720), 720)];
  const stream = { mimeType: "application/x-mpegURL", height: 720, url: "https://cdn.shopify.com/videos/c/vp/1/1.m3u8" };
  const gallery = await galleryOf("brake-pad-set", () => [
    { __typename: "Video", alt: null, previewImage: preview, sources: [stream, ...sources] },
  ]);
  expect(gallery).toMatchObject([{ alt: "Brake Pad Set", video: { url: cdnFile(720) } }]);
});

it.each([
  ["an event of Vimeo's", { ...youtube, host: "VIMEO", embedUrl: "https://vimeo.com/event/76979871/embed" }],
  ["one at what looks like Vimeo", { ...youtube, host: "VIMEO", embedUrl: "https://player.vimeo.com.evil.test/video/76979871" }],
  ["one without YouTube's id", { ...youtube, embedUrl: "https://www.youtube.com/embed/videoseries?list=PL1" }],
  ["one whose preview isn't there yet", { ...youtube, embedUrl: "https://www.youtube.com/embed/aqz-KE-bpKQ", previewImage: null }],
  ["one without files", { __typename: "Video", alt: null, previewImage: preview, sources: [] }],
  [
    "one that is nothing but a stream",
    {
      __typename: "Video",
      alt: null,
      previewImage: preview,
      sources: [{ ...mp4("https://cdn.shopify.com/1.m3u8"), mimeType: "application/x-mpegURL" }],
    },
  ],
  [
    "a file from elsewhere",
    {
      __typename: "Video",
      alt: null,
      previewImage: preview,
      sources: [mp4("https://cdn.shopify.com.evil.test/1.mp4"), mp4("javascript:alert(1)"), mp4("//evil.test/1.mp4")],
    },
  ],
])("of odd films %s is left out and told, and the rest of the gallery stays", async (_what, odd) => {
  const gallery = await galleryOf("brake-pad-set", (nodes) => [
    odd,
    ...nodes,
    { ...youtube, embedUrl: "https://www.youtube.com/embed/aqz-KE-bpKQ" },
  ]);
  expect(gallery.map(({ alt, video }) => [alt, video?.embedUrl])).toEqual([
    ["Illustration of Brake Pad Set", undefined],
    ["Fitting", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"],
  ]);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ event: "video.unreadable", owner: "brake-pad-set" }, expect.any(String));
});

it("a model, and a picture that is still at work, are left out without a word", async () => {
  const gallery = await galleryOf("brake-pad-set", (nodes) => [
    { __typename: "Model3d", alt: "In 3D" },
    { __typename: "MediaImage", alt: "", image: null },
    ...nodes,
  ]);
  expect(gallery).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});
