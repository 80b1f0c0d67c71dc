import { expect, test } from "vitest";
import { mapBlocks } from "./map-blocks.ts";

const asset = (name: string) => ({ filename: `https://a.storyblok.com/f/1/600x300/${name}.svg`, alt: name });
const brand = (name: string, fields: object = {}) => ({
  uuid: name,
  name,
  full_slug: `content/brands/${name}`,
  content: {
    name,
    slug: name.toLowerCase(),
    logo: asset("mark"),
    banners: [null, asset("banner")],
    description: "Makes\n\nparts & <b>panels</b>",
    ...fields,
  },
});

function read(...body: object[]) {
  const skipped: string[] = [];
  const blocks = mapBlocks(body, ({ component, reason }) => skipped.push(`${component} ${reason}`));
  return { blocks, skipped };
}

test("a brand's hero shows its mark, its first banner and its video, whichever of them there are [shop-2.79]", () => {
  const { blocks } = read(
    { component: "BrandHero", brand: brand("Jarrah"), youtube_video_id: "aqz-KE-bpKQ" },
    { component: "BrandHero", brand: brand("Plain", { slug: null, logo: {}, banners: "none" }), youtube_video_id: "javascript:alert(1)" },
  );
  expect(blocks).toMatchObject([
    {
      type: "brand-hero",
      name: "Jarrah",
      url: "/brands/jarrah",
      logo: { alt: "mark" },
      banner: { alt: "banner" },
      video: { embedUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0", title: "Jarrah", poster: { alt: "banner" } },
    },
    { type: "brand-hero", name: "Plain", url: null, logo: null, banner: null, video: null },
  ]);
});

test("a brand's card shows its words without their markup, and needs a page to lead to [shop-2.78]", () => {
  const { blocks, skipped } = read(
    { component: "BrandCard", brand: brand("Jarrah") },
    { component: "BrandCard", brand: brand("Nowhere", { slug: "" }) },
    { component: "BrandCard", brand: "a-uuid-of-a-brand-that-was-unpublished" },
  );
  expect(blocks).toMatchObject([
    { type: "brand-card", name: "Jarrah", url: "/brands/jarrah", html: "<p>Makes</p><p>parts &amp; &lt;b&gt;panels&lt;/b&gt;</p>" },
  ]);
  expect(skipped).toEqual(["BrandCard empty", "BrandCard empty"]);
});

test("the list from A to Z keeps the brands that can be read, and has a title of its own [shop-2.78]", () => {
  const { blocks, skipped } = read(
    { component: "AzBrandList", brands: [brand("Zinc"), "gone", brand("4Fold"), { content: null }, brand("Acacia")] },
    { component: "AzBrandList", brands: [] },
  );
  expect(blocks).toMatchObject([
    {
      type: "az-brand-list",
      title: "Brands from A to Z",
      chunks: [[{ letter: "#", brands: [{ label: "4Fold", url: "/brands/4fold" }] }, { letter: "A" }, { letter: "Z" }]],
    },
  ]);
  expect(skipped).toEqual(["AzBrandList empty"]);
});
