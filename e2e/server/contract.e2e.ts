import { expect, test } from "@playwright/test";
import { cartSchema } from "#shared/contract/cart.ts";
import { categoryNodeSchema, categoryPageSchema } from "#shared/contract/catalogue/category.ts";
import { layoutSchema } from "#shared/contract/content/content.ts";
import { hubSchema } from "#shared/contract/content/hub.ts";
import { brandSchema, contentPageSchema } from "#shared/contract/content/page.ts";
import { productCardSchema } from "#shared/contract/catalogue/product-card.ts";
import { productSchema, storeStockSchema } from "#shared/contract/catalogue/product.ts";
import { productListSchema, suggestionsSchema } from "#shared/contract/catalogue/search.ts";
import { placeSuggestionSchema } from "#shared/contract/stores/place.ts";
import { nearbyStoresSchema, storesByStateSchema } from "#shared/contract/stores/store.ts";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";

const products = Object.values(stressCases);

const answers: [path: string, schema: { parse(value: unknown): unknown }][] = [
  ["/api/categories", categoryNodeSchema.array()],
  ["/api/category?path=/parts/body-and-exterior", categoryPageSchema],
  ...products.map((handle): [string, typeof productSchema] => [`/api/products/${handle}`, productSchema]),
  [`/api/products/${stressCases.universalSixVariants}/stock`, storeStockSchema.array()],
  [`/api/products/${stressCases.leftHandTwin}/recommendations`, productCardSchema.array()],
  ["/api/search/products?q=brake&vendor[]=Brolga+Brakes&price[]=50-100&price[]=100-500", productListSchema],
  ["/api/search/products?path=/parts/body-and-exterior&page=2", productListSchema],
  ["/api/search/products?brand=ironbark-panelworks&path=/parts/body-and-exterior", productListSchema],
  ["/api/search/suggestions?q=bra&collection=brakes", suggestionsSchema],
  ["/api/content/layout", layoutSchema],
  ["/api/content/page?slug=home", contentPageSchema],
  ["/api/content/page?slug=content-hub/videos/hanging-a-door", contentPageSchema],
  ["/api/content/hub?path=category/brakes/make/holden", hubSchema],
  ["/api/content/brands/ironbark-panelworks", brandSchema],
  ["/api/places?input=2620", placeSuggestionSchema.array()],
  ["/api/nearby-stores?lat=-37.8&lng=145", nearbyStoresSchema],
  ["/api/stores-by-state?state=VIC", storesByStateSchema],
  ["/api/cart", cartSchema],
];

for (const [path, schema] of answers) {
  test(`${path} answers what the contract says`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const body: unknown = await answer.json();
    expect(schema.parse(body)).toEqual(body);
  });
}

test("a brand's list is the same by the brand's slug and by its name, but for brands as a choice", async ({ request }) => {
  const list = async (limit: string) => productListSchema.parse(await (await request.get(`/api/search/products?${limit}`)).json());
  const [bySlug, byName] = [await list("brand=ironbark-panelworks"), await list("vendor=Ironbark+Panelworks")];
  expect(bySlug.total).toBeGreaterThan(0);
  expect(bySlug.products.map(({ handle }) => handle)).toEqual(byName.products.map(({ handle }) => handle));
  expect(bySlug.facets).toEqual(byName.facets.filter(({ name }) => name !== "vendor"));
});

test("a category's list is the same by the category's path and by its collection", async ({ request }) => {
  const list = async (limit: string) => {
    const found = productListSchema.parse(await (await request.get(`/api/search/products?${limit}`)).json());
    return { total: found.total, products: found.products.map(({ handle }) => handle) };
  };
  const { handle } = categoryPageSchema.parse(await (await request.get("/api/category?path=/parts/body-and-exterior/body-panels")).json());
  const byPath = await list("path=/parts/body-and-exterior/body-panels");
  expect(byPath.total).toBeGreaterThan(0);
  expect(byPath).toEqual(await list(`collection=${handle}`));
  expect(byPath.total).toBeLessThan((await list("path=/parts/body-and-exterior")).total);
});
