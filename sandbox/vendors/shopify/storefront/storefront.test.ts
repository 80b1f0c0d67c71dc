import { decodeEncodedVariant } from "@shopify/hydrogen-react";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type RunningCommerce, startCommerce } from "../testing/start-commerce.ts";

let commerce: RunningCommerce;
const faults: unknown[] = [];
beforeAll(async () => {
  commerce = await startCommerce({ onError: (error) => faults.push(error) });
});
afterAll(() => commerce.stop());

const productPageSchema = z.object({
  nodes: z.array(z.object({ handle: z.string() })),
  pageInfo: z.object({ hasNextPage: z.boolean(), hasPreviousPage: z.boolean(), startCursor: z.string(), endCursor: z.string() }),
});
const variantChoiceSchema = z.object({
  variantBySelectedOptions: z.object({ id: z.string() }).nullable(),
  none: z.null(),
  selectedOrFirstAvailableVariant: z.object({ title: z.string() }),
  adjacentVariants: z.array(z.object({ title: z.string() })),
  encodedVariantExistence: z.string(),
  encodedVariantAvailability: z.string(),
});

async function page(args: string): Promise<z.infer<typeof productPageSchema>> {
  const data = await commerce.query(
    `{ products(${args}) { nodes { handle } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  );
  return productPageSchema.parse(data["products"]);
}

const endpoint = () => `${commerce.origin}/_vendors/shopify/api/2026-04/graphql.json`;

describe("the Storefront API", () => {
  it("refuses calls without an access token", async () => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"query":"{ shop { name } }"}' };
    expect((await fetch(endpoint(), init)).status).toBe(401);
    const empty = await fetch(endpoint(), { ...init, headers: { ...init.headers, "Shopify-Storefront-Private-Token": "" } });
    expect(empty.status).toBe(403);
  });

  it("answers null for an unknown handle and an error for a malformed id", async () => {
    expect(await commerce.query('{ product(handle: "nope") { id } }')).toEqual({ product: null });
    await expect(commerce.query('{ product(id: "nope") { id } }')).rejects.toThrow("Invalid global id 'nope'");
    await expect(commerce.query('{ node(id: "gid://evil") { id } }')).rejects.toThrow("Invalid global id");
  });

  it("keeps the nulls of missing metafields in their places", async () => {
    const data = await commerce.query(`{ product(handle: "brake-pad-set") { metafields(identifiers: [
      { namespace: "custom", key: "part_number" }, { namespace: "custom", key: "material" }, { namespace: "other", key: "part_number" },
      { namespace: "custom", key: "special_order" }, { namespace: "custom", key: "vehicle_ids" }, { namespace: "custom", key: "category" }]) { type value } } }`);
    expect(data["product"]).toEqual({
      metafields: [
        { type: "single_line_text_field", value: "RR-1" },
        null,
        null,
        { type: "boolean", value: "false" },
        { type: "json", value: "[7,8]" },
        { type: "single_line_text_field", value: "brakes--brake-pads" },
      ],
    });
  });

  it("gives money as text, prices as ranges and pictures below the shop's own origin", async () => {
    const data = await commerce.query(`{ product(handle: "workshop-tee") {
      priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
      availableForSale totalInventory featuredImage { url(transform: { maxWidth: 200 }) altText width } collections(first: 5) { nodes { handle title } } } }`);
    expect(data["product"]).toEqual({
      priceRange: { minVariantPrice: { amount: "39.95", currencyCode: "AUD" }, maxVariantPrice: { amount: "44.95" } },
      availableForSale: true,
      totalInventory: 10,
      featuredImage: {
        url: "http://shop.test/_vendors/pictures/parts/pad/hero/3.svg?width=200",
        altText: "Illustration of Workshop Tee",
        width: 1600,
      },
      collections: {
        nodes: [
          { handle: "collectables-and-gifts", title: "Collectables & Gifts" },
          { handle: "promotion-gift-guide", title: "gift-guide" },
        ],
      },
    });
  });

  it("finds the variant of chosen options and encodes which of them exist and are available", async () => {
    const data = await commerce.query(`{ product(handle: "workshop-tee") {
      variantBySelectedOptions(selectedOptions: [{ name: "Size", value: "L" }]) { id }
      none: variantBySelectedOptions(selectedOptions: [{ name: "Size", value: "XL" }]) { id }
      selectedOrFirstAvailableVariant { title }
      adjacentVariants(selectedOptions: [{ name: "Size", value: "M" }]) { title }
      encodedVariantExistence encodedVariantAvailability } }`);
    const product = variantChoiceSchema.parse(data["product"]);
    expect(product.variantBySelectedOptions).toEqual({ id: "gid://shopify/ProductVariant/32" });
    expect(product.selectedOrFirstAvailableVariant).toEqual({ title: "M" });
    expect(product.adjacentVariants).toHaveLength(3);
    expect(decodeEncodedVariant(product.encodedVariantExistence)).toEqual([[0], [1], [2]]);
    expect(decodeEncodedVariant(product.encodedVariantAvailability)).toEqual([[1], [2]]);
  });

  it("tells backorders, bundles and quantity rules apart", async () => {
    const variant =
      "currentlyNotInStock availableForSale quantityAvailable requiresComponents quantityRule { minimum maximum increment } components(first: 5) { nodes { quantity productVariant { product { handle } } } }";
    const data = await commerce.query(
      `{ nodes(ids: ["gid://shopify/ProductVariant/100", "gid://shopify/ProductVariant/60", "gid://shopify/ProductVariant/90", "gid://shopify/ProductVariant/20", "gid://shopify/Product/404"]) { ... on ProductVariant { ${variant} } } }`,
    );
    expect(data["nodes"]).toMatchObject([
      { currentlyNotInStock: true, availableForSale: true, quantityAvailable: 0 },
      { requiresComponents: true, components: { nodes: [{ quantity: 2, productVariant: { product: { handle: "brake-pad-set" } } }] } },
      { quantityRule: { minimum: 4, maximum: 16, increment: 4 } },
      { currentlyNotInStock: false, availableForSale: false },
      null,
    ]);
  });

  it("pages a connection forwards and backwards without loss or repetition", async () => {
    const first = await page("first: 6, sortKey: TITLE");
    const second = await page(`first: 6, sortKey: TITLE, after: "${first.pageInfo.endCursor}"`);
    const back = await page(`last: 6, sortKey: TITLE, before: "${second.pageInfo.startCursor}"`);
    const titles = [...first.nodes, ...second.nodes].map(({ handle }) => handle);
    expect(new Set(titles).size).toBe(11);
    expect(titles).toEqual(titles.toSorted());
    expect([
      first.pageInfo.hasNextPage,
      first.pageInfo.hasPreviousPage,
      second.pageInfo.hasNextPage,
      second.pageInfo.hasPreviousPage,
    ]).toEqual([true, false, false, true]);
    expect(back.nodes).toEqual(first.nodes);
    await expect(page("sortKey: TITLE")).rejects.toThrow("first or last");
    await expect(page("first: 251")).rejects.toThrow("page size");
    await expect(page('first: 2, after: "garbage"')).rejects.toThrow("cursor");
  });

  it.each([
    ["vendor:'Ridge Road' product_type:\"Brake Pads\"", ["brake-pad-set"]],
    ["brake -shoe", ["brake-pad-set", "front-brake-kit"]],
    ["title:Spark* OR sku:SKU-40", ["stubby-holder", "spark-plug"]],
    ["brake AND NOT available_for_sale:true", ["brake-shoe-set"]],
    ["(id:1 OR id:2) variants.price:<=50", ["brake-pad-set", "brake-shoe-set"]],
    ["123.456", ["brake-pad-set"]],
    ["variants.price:>500", ["bonnet-to-order"]],
    ['"unbalanced ( quote', []],
  ])("reads the search syntax: %s", async (query, handles) => {
    const data = await commerce.query("query ($query: String!) { products(first: 20, query: $query) { nodes { handle } } }", { query });
    expect(data["products"]).toEqual({ nodes: handles.map((handle) => ({ handle })) });
  });

  it("orders stores by distance and puts the preferred one first", async () => {
    const field = "storeAvailability(first: 3, near: { latitude: -42, longitude: 147 }) { nodes { quantityAvailable location { id } } }";
    const near = await commerce.query(`{ node(id: "gid://shopify/ProductVariant/10") { ... on ProductVariant { ${field} } } }`);
    expect(near["node"]).toEqual({
      storeAvailability: {
        nodes: [
          { quantityAvailable: 2, location: { id: "gid://shopify/Location/2" } },
          { quantityAvailable: 3, location: { id: "gid://shopify/Location/1" } },
          { quantityAvailable: 0, location: { id: "gid://shopify/Location/3" } },
        ],
      },
    });
    const preferred = await commerce.query(
      `query @inContext(country: AU, preferredLocationId: "gid://shopify/Location/3") { node(id: "gid://shopify/ProductVariant/10") { ... on ProductVariant { ${field} } } }`,
    );
    expect(preferred["node"]).toMatchObject({ storeAvailability: { nodes: [{ location: { id: "gid://shopify/Location/3" } }, {}, {}] } });
  });

  it("answers every other query that the shop may ask", async () => {
    const data = await commerce.query(`query @inContext(country: NZ) {
      collection(handle: "brakes") { title products(first: 2, sortKey: PRICE, reverse: true) { nodes { handle } filters { id } } }
      collections(first: 20) { totalCount nodes { handle } }
      locations(first: 5, sortKey: DISTANCE, near: { latitude: -12, longitude: 130 }) { nodes { name address { city } metafield(namespace: "custom", key: "short_name") { value } } }
      location: node(id: "gid://shopify/Location/2") { ... on Location { name metafields(identifiers: [{ namespace: "custom", key: "opening_hours" }]) { value } } }
      menu(handle: "main-menu") { itemsCount items { title items { title } } }
      productRecommendations(productHandle: "brake-pad-set") { handle }
      localization { country { isoCode } }
      shop { name primaryDomain { host } }
      sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { hasNextPage items { handle updatedAt } } }
      productTypes(first: 5) { nodes }
      productTags(first: 5) { nodes }
      search(query: "brake", first: 2, types: [PRODUCT]) { totalCount nodes { ... on Product { handle } } }
      predictiveSearch(query: "brake") { products { handle } collections { handle } queries { text } }
    }`);
    expect(data).toMatchObject({
      collection: { title: "Brakes", products: { nodes: [{ handle: "bonnet-to-order" }, { handle: "front-brake-kit" }] } },
      locations: { nodes: [{ name: "Rares Darwin", metafield: { value: "Darwin" } }, {}, {}] },
      menu: { itemsCount: 3 },
      localization: { country: { isoCode: "NZ" } },
      sitemap: { pagesCount: { count: 1 }, resources: { hasNextPage: false } },
      productTypes: { nodes: ["Brake Pads", "Gift card", "Part"] },
      search: { totalCount: 3 },
      predictiveSearch: { collections: [{ handle: "brakes" }, { handle: "brakes--brake-pads" }] },
    });
    expect(JSON.stringify(data["productRecommendations"])).not.toContain("brake-pad-set");
  });
});

it("none of this was a fault of the stand-in", () => {
  expect(faults).toEqual([]);
});
