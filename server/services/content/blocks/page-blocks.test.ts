import { expect, test } from "vitest";
import { contentPageSchema } from "#shared/contract/content/page.ts";
import { mapBlocks } from "./map-blocks.ts";

const picture = { filename: "https://a.storyblok.com/f/1/1600x900/shed.svg", alt: "A shed" };
const paragraph = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

function read(...body: object[]) {
  const skipped: string[] = [];
  const blocks = mapBlocks(body, ({ component, reason }) => skipped.push(`${component} ${reason}`));
  contentPageSchema.shape.blocks.parse(blocks);
  return { blocks, skipped };
}

test("a hero leads where its links lead, and says its words without its picture [shop-3.35] [shop-2.75]", () => {
  const links = [
    { name: "Parts", href: { linktype: "url", url: "parts" } },
    { name: "Stores", href: "/stores" },
    { name: "Away", href: { linktype: "url", url: "https://example.com/a?b=1#c" } },
    { name: "Trap", href: "javascript:alert(1)" },
    { href: "/nameless" },
  ];
  const { blocks, skipped } = read(
    { component: "Hero", size: "large", title: "Shed", subtitle: "Full", background_media: picture, links },
    { component: "Hero", size: "huge", title: "Words", background_media: { filename: "https://a.storyblok.com/f/1/film.mp4" } },
    { component: "Hero", subtitle: "Nothing else" },
  );
  expect(blocks).toMatchObject([
    {
      type: "hero",
      size: "large",
      title: "Shed",
      text: "Full",
      picture: { alt: "A shed" },
      links: [
        { label: "Parts", url: "/parts" },
        { label: "Stores", url: "/stores" },
        { label: "Away", url: "https://example.com/a?b=1#c" },
      ],
    },
    { type: "hero", size: "small", title: "Words", text: "", picture: null, links: [] },
  ]);
  expect(skipped).toEqual(["Hero empty"]);
});

test("a description needs both its heading and its text; with one of them it is just that", () => {
  const { blocks, skipped } = read(
    { component: "PageHeroDescription", title: "Hub", text: paragraph("Read") },
    { component: "PageHeroDescription", title: "Hub", text: "not rich" },
    { component: "PageHeroDescription", title: null, text: paragraph("Read") },
    { component: "PageHeroDescription" },
  );
  expect(blocks).toMatchObject([
    { type: "page-hero-description", title: "Hub", html: "<p>Read</p>" },
    { type: "page-title", title: "Hub" },
    { type: "rich-text", html: "<p>Read</p>" },
  ]);
  expect(skipped).toEqual(["PageHeroDescription empty"]);
});

test("banners lead out as written and inside from the root, never into a script; one without a name leads nowhere [shop-2.40]", () => {
  const { blocks, skipped } = read(
    {
      component: "BannerCarousel",
      banners: [
        { title: "Out", image: picture, link: { linktype: "url", url: "https://example.com/Sale?x=1" } },
        { title: "In", image: picture, link: { linktype: "url", url: "parts/brakes" } },
        { title: "Rooted", image: picture, link: { linktype: "story", cached_url: "promotions/trim-week" } },
        { title: "Trap", image: picture, link: { linktype: "url", url: "javascript:alert(1)" } },
        { image: { ...picture, alt: "" }, link: { linktype: "url", url: "/nameless" } },
        { title: "No picture", link: { linktype: "url", url: "/lost" } },
      ],
    },
    { component: "BannerCarousel", title: "None", banners: [{ title: "No picture" }] },
  );
  expect(blocks).toMatchObject([
    {
      type: "banner-carousel",
      title: "Featured",
      banners: [
        { title: "Out", url: "https://example.com/Sale?x=1" },
        { title: "In", url: "/parts/brakes" },
        { title: "Rooted", url: "/promotions/trim-week" },
        { title: "Trap", url: null },
        { title: "", url: null },
      ],
    },
  ]);
  expect(skipped).toEqual(["BannerCarousel empty"]);
});

test("a policy holds from a day that exists, and keeps sections that have a title [shop-2.76]", () => {
  const sections = [{ _uid: "a", title: "Prices", text: paragraph("AUD") }, { title: "" }, { title: "Orders" }];
  const { blocks, skipped } = read(
    { component: "PolicyDocument", _uid: "p", title: "Terms", effective_date: "2026-07-01 00:00", sections },
    { component: "PolicyDocument", title: "Terms", effective_date: "2026-02-31 00:00", text: paragraph("Short"), sections: null },
    { component: "PolicyDocument", title: "Nothing in it", sections: [] },
  );
  expect(blocks).toMatchObject([
    {
      type: "policy-document",
      effectiveDate: "2026-07-01",
      sections: [
        { id: "a", title: "Prices", html: "<p>AUD</p>" },
        { id: "p-1", title: "Orders", html: "" },
      ],
    },
    { type: "policy-document", effectiveDate: null, html: "<p>Short</p>", sections: [] },
  ]);
  expect(skipped).toEqual(["PolicyDocument empty"]);
});

test("breadcrumbs leave out steps that lead nowhere, and are nothing without the page they stand on [shop-2.77]", () => {
  const links = [
    { text: "Home", link: { linktype: "url", url: "/" } },
    { text: "Trap", link: { linktype: "url", url: "//evil.example" } },
    { text: "" },
  ];
  const { blocks, skipped } = read({ component: "Breadcrumbs", links, current: "Terms" }, { component: "Breadcrumbs", links });
  expect(blocks).toMatchObject([{ type: "breadcrumbs", links: [{ label: "Home", url: "/" }], current: "Terms" }]);
  expect(skipped).toEqual(["Breadcrumbs empty"]);
});

test("an address has a line a line, a number to ring and its place on a map [shop-2.84]", () => {
  const address = " 1187 Sydney Road \n\nCoburg North VIC 3058\n";
  const { blocks, skipped } = read(
    { component: "AddressBlock", title: "Returns", address, phone: "(03) 5550 1000", place_id: "ChIJ & co" },
    { component: "AddressBlock", address, phone: "by appointment", map_link: { linktype: "url", url: "https://maps.example/1" } },
    { component: "AddressBlock", title: "Nowhere", address: " \n " },
  );
  expect(blocks).toMatchObject([
    {
      type: "address-block",
      title: "Returns",
      lines: ["1187 Sydney Road", "Coburg North VIC 3058"],
      phone: { label: "(03) 5550 1000", url: "tel:0355501000" },
      mapUrl: "https://www.google.com/maps/search/?api=1&query=1187+Sydney+Road%2C+Coburg+North+VIC+3058&query_place_id=ChIJ+%26+co",
    },
    { type: "address-block", title: "", phone: null, mapUrl: "https://maps.example/1" },
  ]);
  expect(skipped).toEqual(["AddressBlock empty"]);
});

test("a badge that doesn't say universal depends on the vehicle", () => {
  const { blocks } = read(
    { component: "FitmentBadge", kind: "universal" },
    { component: "FitmentBadge", kind: "any", text: " Check first " },
    { component: "FitmentBadge" },
  );
  expect(blocks).toMatchObject([
    { kind: "universal", text: "Universal fit" },
    { kind: "by-vehicle", text: "Check first" },
    { kind: "by-vehicle", text: "Vehicle specific" },
  ]);
});

test("the categories' list has a title where its editor gave none [shop-2.36]", () => {
  const category = {
    uuid: "1",
    name: "Brakes",
    full_slug: "content/categories/brakes",
    content: { link: { linktype: "url", url: "/parts/brakes" } },
  };
  expect(read({ component: "ShopAllCategories", categories: [category] }).blocks).toMatchObject([{ title: "Shop all Categories" }]);
});
