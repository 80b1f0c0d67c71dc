import { expect, test } from "vitest";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { exampleProduct, exampleVariant } from "#shared/testing/example-product.ts";
import { addToCart, cartUpdate, selectItem, viewCart, viewItem, viewItemList } from "./analytics-event.ts";
import { identifyCustomer } from "./data-layer.ts";
import { countedCart as cart, countedLine as line } from "./testing/counted-cart.ts";

const card: ProductCard = {
  id: "gid://shopify/Product/1",
  objectId: "1",
  handle: "water-pump",
  title: "Water pump",
  vendor: "Sheoak",
  brandSlug: "sheoak",
  productType: "Water pump",
  sku: "SH-1",
  partNumber: "WP 253",
  variantId: "gid://shopify/ProductVariant/1",
  hasVariants: false,
  picture: null,
  priceCents: 12_995,
  maxPriceCents: 12_995,
  compareToPriceCents: null,
  availability: "in-stock",
  quantity: 4,
  isInStoreOnly: false,
  tags: [],
  colours: [],
  rating: null,
  reviewsCount: 0,
  hasFitment: true,
  isUniversal: false,
  fitment: null,
};

test("a seen list tells its items with their places and their search, in dollars", () => {
  const event = viewItemList({ name: "Cooling", products: [card], firstPosition: 21, queryId: "q1" });
  expect(event).toMatchObject({ event: "view_item_list", ecommerce: { currency: "AUD", item_list_name: "Cooling", query_id: "q1" } });
  expect(event.ecommerce.items[0]).toEqual({
    item_id: "SH-1",
    item_name: "Water pump",
    item_brand: "Sheoak",
    item_category: "Water pump",
    item_list_name: "Cooling",
    query_id: "q1",
    index: 21,
    price: 129.95,
    quantity: 1,
  });
});

test("a chosen item tells the list that it came from, and what it saves [shop-7.24]", () => {
  const onSale = { ...card, compareToPriceCents: 14_990 };
  const item = {
    item_id: "SH-1",
    item_name: "Water pump",
    item_brand: "Sheoak",
    item_category: "Water pump",
    item_list_name: "Search",
    index: 2,
    price: 129.95,
    discount: 19.95,
    quantity: 1,
  };
  expect(selectItem(onSale, 2, { name: "Search", queryId: null })).toEqual({
    event: "select_item",
    ecommerce: { currency: "AUD", value: 129.95, item_list_name: "Search", items: [item] },
  });
});

test("a seen product is told by its own name, its brand and its kind, with the search that led to it [shop-7.24]", () => {
  const item = { item_id: "EX-1-A", item_name: "Example part", item_brand: "Example Brand", item_category: "Part" };
  expect(viewItem(exampleProduct({}), exampleVariant({}), "?sid=q1&pos=4")).toEqual({
    event: "view_item",
    ecommerce: { currency: "AUD", value: 1, query_id: "q1", items: [{ ...item, query_id: "q1", index: 4, price: 1, quantity: 1 }] },
  });
});

test("what happens to the cart tells each line by its own name and brand [shop-7.24]", () => {
  const item = { item_id: "SH-1", item_name: "Water pump", item_brand: "Sheoak", item_variant: "L", price: 10.1, quantity: 3 };
  const ecommerce = { currency: "AUD", value: 30.3, items: [item] };
  expect(viewCart(cart, [])).toEqual({ event: "view_cart", ecommerce });
  expect(cartUpdate(cart, [])).toEqual({ event: "cart_update", ecommerce });
  expect(addToCart(line, 3, null)).toEqual({ event: "add_to_cart", ecommerce });
});

test("a seen product names its version as the cart does, and none where there is nothing to choose", () => {
  const product = exampleProduct({});
  const chosen = exampleVariant({ optionValues: { Colour: "Black", Size: "L" } });
  expect(viewItem(product, chosen).ecommerce.items).toMatchObject([{ item_id: chosen.sku, item_variant: "Black / L" }]);
  expect(viewItem(product, exampleVariant({ optionValues: {} })).ecommerce.items[0]).not.toHaveProperty("item_variant");
});

test("added items count what was added, not what the line holds, and name the search and the place that they were found at", () => {
  const { ecommerce } = addToCart(line, 1, { queryId: "q1", position: 4 });
  expect(ecommerce).toMatchObject({ value: 10.1, query_id: "q1", items: [{ quantity: 1, item_variant: "L", index: 4, query_id: "q1" }] });
  expect(addToCart(line, 1, null).ecommerce.items[0]).not.toHaveProperty("query_id");
});

test("a cart's value is exact to the cent, and its items keep the search that led to them", () => {
  const searches = [{ variantId: line.variantId, queryId: "q7", compareToPrice: null }];
  expect(viewCart(cart, searches).ecommerce).toMatchObject({ value: 30.3, items: [{ query_id: "q7" }] });
});

test("what a signed-in customer adds to the cart carries their id, and nothing else does [shop-6.4]", () => {
  identifyCustomer("gid://shopify/Customer/7");
  expect(addToCart(line, 1, null)).toHaveProperty("customer_id", "gid://shopify/Customer/7");
  expect(viewCart(cart, [])).not.toHaveProperty("customer_id");
  identifyCustomer(null);
  expect(addToCart(line, 1, null)).not.toHaveProperty("customer_id");
});
