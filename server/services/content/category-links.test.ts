import path from "node:path";
import { expect, test } from "vitest";
import { readCategories } from "#sandbox/catalogue/tables/read-categories.ts";
import { categoryPath } from "#shared/domain/product/category-path.ts";
import { mapBlocks } from "./blocks/map-blocks.ts";

test("every category's address is its title, split and slugified [shop-2.3]", () => {
  const categories = readCategories(path.resolve(import.meta.dirname, "../../../sandbox/data"));
  expect(categories.length).toBeGreaterThan(400);
  expect(categories.map((category) => categoryPath(category.path))).toEqual(categories.map(({ url }) => url));
});

test.each(["", "Brakes > ", "> Brakes", "!?"])("%j is no category's title", (title) => {
  expect(categoryPath(title)).toBeNull();
});

test("a tile leads where its editor says, otherwise to the category's own page, and nowhere it is left out", () => {
  const category = (uuid: string, content: object) => ({ uuid, name: uuid, full_slug: `content/categories/${uuid}`, content });
  const categories = [
    category("Brakes", { link: { linktype: "url", url: "/promotions/big-brake-month" }, product_category: { title: "Brakes" } }),
    category("Panels", { product_category: { title: "Body & Exterior > Body Panels" } }),
    category("Nothing", { product_category: "gone" }),
  ];
  const [block] = mapBlocks([{ component: "ShopAllCategories", categories }], (skipped) => expect.fail(JSON.stringify(skipped)));
  expect(block).toMatchObject({
    categories: [
      { label: "Brakes", url: "/promotions/big-brake-month" },
      { label: "Panels", url: "/parts/body-and-exterior/body-panels" },
    ],
  });
});
