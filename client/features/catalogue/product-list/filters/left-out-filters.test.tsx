import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { productListInput, readLeftOutValues, readProductListState } from "../product-list-params.ts";
import { LeftOutFilters } from "./left-out-filters.tsx";

const brands = Array.from({ length: 47 }, (_, at) => ["vendor", `Brand ${at + 1}`]);
const wordsOf = (params: URLSearchParams) =>
  renderToStaticMarkup(<LeftOutFilters leftOut={readLeftOutValues(params)} />)
    .replaceAll("</p>", " ")
    .replace(/<[^>]+>/g, "")
    .trim();

test("more values than a filter takes are named, with how many it takes [shop-9.33]", () => {
  const params = new URLSearchParams(brands);
  expect(readProductListState(params).filters.vendor).toHaveLength(40);
  expect(wordsOf(params)).toBe(
    "Brand takes 40 choices at once, so we left out “Brand 41”, “Brand 42”, “Brand 43”, “Brand 44”, “Brand 45” and 2 more.",
  );
});

test("the API refuses what the page leaves out, and names the filter [shop-9.33]", () => {
  const refused = productListInputSchema.safeParse({ vendor: brands.map(([, brand]) => brand) });
  expect(refused.error?.issues).toMatchObject([{ path: ["vendor"], message: expect.stringContaining("40") }]);
  expect(productListInputSchema.safeParse({ availability: "Soon" }).error?.issues).toMatchObject([{ path: ["availability"] }]);
  expect(productListInputSchema.safeParse({ on_sale: "1" }).error?.issues).toMatchObject([{ path: ["on_sale"] }]);
  expect(productListInputSchema.safeParse({ price: "cheap" }).error?.issues).toMatchObject([{ path: ["price"] }]);
  expect(productListInputSchema.safeParse(productListInput(readProductListState(new URLSearchParams(brands)), null)).success).toBe(true);
});

test("values that a filter doesn't have are named, each filter by itself [shop-9.33]", () => {
  const params = new URLSearchParams([
    ["price", "cheap"],
    ["availability", "Soon"],
    ["availability", "Later"],
    ["on_sale", "1"],
    ["on_sale", "true"],
    ["vendor", `A\u0000${"b".repeat(300)}`],
  ]);
  expect(wordsOf(params)).toBe(
    `Brand has no “A ${"b".repeat(58)}…”, so we left it out. Price has no “cheap”, so we left it out. Availability has no “Soon” and “Later”, so we left them out. On sale has no “1”, so we left it out.`,
  );
});

test("what is honoured, empty or said twice is not left out", () => {
  expect(
    readLeftOutValues(new URLSearchParams("vendor=A&vendor=A&vendor=&price=0-50&availability=In+Stock&on_sale=true&utm_source=mail")),
  ).toEqual([]);
});
