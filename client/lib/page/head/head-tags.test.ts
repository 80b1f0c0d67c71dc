import { describe, expect, test } from "vitest";
import { headTags } from "./head-tags.ts";

const site = { origin: "https://shop.example", name: "Rares" };

describe("the head's tags", () => {
  test("name the page, then the shop", () => {
    const [title] = headTags({ title: "Brakes", description: "" }, "/parts/brakes", site);
    expect(title?.text).toBe("Brakes | Rares");
  });

  test("make the canonical address absolute on the public origin [shop-2.7]", () => {
    const tags = headTags({ title: "Brakes", description: "", canonicalPath: "/parts/brakes" }, "/parts/brakes?page=2", site);
    expect(tags.find(({ key }) => key === "canonical")?.attributes.href).toBe("https://shop.example/parts/brakes");
  });

  test("keep pages out of search engines only when told to", () => {
    const robots = (isIndexable?: boolean) =>
      headTags({ title: "", description: "", isIndexable }, "/", site).some(({ key }) => key === "robots");
    expect([robots(), robots(true), robots(false)]).toEqual([false, false, true]);
  });
});
