import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Product, ProductVariant } from "#shared/contract/catalogue/product.ts";
import type { SearchCartEntry } from "#shared/domain/cart/search/search-cart.ts";
import { type SearchOrigin, searchOriginOf } from "#shared/domain/cart/search/search-origin.ts";
import { readSessionMarker } from "#shared/domain/customer/session-marker.ts";
import { savingCents } from "#shared/domain/money.ts";
import { identifiedCustomer } from "./data-layer.ts";

/** An item as GA4's ecommerce events name it, in dollars; `query_id` is the search that led to it, `index` its place in that list. */
type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_variant?: string;
  item_category?: string;
  item_list_name?: string;
  query_id?: string;
  index?: number;
  price: number;
  /** What one costs less than its compare-to price. */
  discount?: number;
  quantity: number;
};

type EventName = "view_item_list" | "select_item" | "view_item" | "add_to_cart" | "view_cart" | "cart_update";
export type AnalyticsEvent = {
  event: EventName;
  /** Of who is signed in; of adding to the cart alone. */
  customer_id?: string;
  ecommerce: { currency: "AUD"; value: number; item_list_name?: string; query_id?: string; items: AnalyticsItem[] };
};

const dollars = (cents: number) => cents / 100;

function eventOf(event: EventName, items: AnalyticsItem[], more: { item_list_name?: string; query_id?: string } = {}): AnalyticsEvent {
  const cents = items.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0);
  return { event, ecommerce: { currency: "AUD", value: dollars(cents), ...more, items } };
}

type Priced = { priceCents: number; compareToPriceCents: number | null };

function priceOf({ priceCents, compareToPriceCents }: Priced): Pick<AnalyticsItem, "price" | "discount"> {
  const saving = savingCents(priceCents, compareToPriceCents);
  return { price: dollars(priceCents), ...(saving > 0 ? { discount: dollars(saving) } : {}) };
}

const queryOf = (queryId: string | null | undefined) => (queryId ? { query_id: queryId } : {});

/** What a list tells of each of its products. */
type ListedProduct = Pick<ProductCard, "sku" | "title" | "vendor" | "productType" | "priceCents" | "compareToPriceCents">;

type List = { name: string; products: ListedProduct[]; firstPosition: number; queryId: string | null };

function itemOfCard(card: ListedProduct, index: number, { name, queryId }: Pick<List, "name" | "queryId">): AnalyticsItem {
  return {
    item_id: card.sku,
    item_name: card.title,
    item_brand: card.vendor,
    item_category: card.productType,
    item_list_name: name,
    ...queryOf(queryId),
    index,
    ...priceOf(card),
    quantity: 1,
  };
}

/** "Black / L"; nothing where there was nothing to choose. */
function variantOf(values: string[]): Pick<AnalyticsItem, "item_variant"> {
  return values.length === 0 ? {} : { item_variant: values.join(" / ") };
}

function itemOfLine(line: CartLine, quantity: number, queryId?: string): AnalyticsItem {
  return {
    item_id: line.sku,
    item_name: line.title,
    item_brand: line.vendor,
    ...variantOf(line.options.map(({ value }) => value)),
    ...queryOf(queryId),
    ...priceOf(line),
    quantity,
  };
}

function itemsOfCart({ lines }: Cart, searches: SearchCartEntry[]): AnalyticsItem[] {
  const queryIdOf = (line: CartLine) => searches.find(({ variantId }) => variantId === line.variantId)?.queryId;
  return lines.map((line) => itemOfLine(line, line.quantity, queryIdOf(line)));
}

/** A list came into view; positions count from 1 over all of its pages. */
export function viewItemList({ name, products, firstPosition, queryId }: List): AnalyticsEvent {
  const items = products.map((product, index) => itemOfCard(product, firstPosition + index, { name, queryId }));
  return eventOf("view_item_list", items, { item_list_name: name, ...queryOf(queryId) });
}

export function selectItem(product: ListedProduct, position: number, list: Pick<List, "name" | "queryId">): AnalyticsEvent {
  return eventOf("select_item", [itemOfCard(product, position, list)], { item_list_name: list.name, ...queryOf(list.queryId) });
}

/** `search` is the query of the product's address, which tells of the search that led to it. */
export function viewItem(product: Product, variant: ProductVariant, search = ""): AnalyticsEvent {
  const origin = searchOriginOf(search);
  const item: AnalyticsItem = {
    item_id: variant.sku,
    item_name: product.title,
    item_brand: product.vendor,
    ...variantOf(Object.values(variant.optionValues)),
    item_category: product.productType,
    ...queryOf(origin?.queryId),
    ...(origin?.position ? { index: origin.position } : {}),
    ...priceOf(variant),
    quantity: 1,
  };
  return eventOf("view_item", [item], queryOf(origin?.queryId));
}

const customerLookMs = 100;
const customerWaitMs = 5000;

/** Settles once it is known who is shopping: a document that has just come hears who is signed in a moment later, or never. */
export async function customerKnown(): Promise<void> {
  const isAwaited = () => identifiedCustomer() === null && (readSessionMarker(document.cookie) ?? 0) > Date.now();
  for (let waitedMs = 0; waitedMs < customerWaitMs && isAwaited(); waitedMs += customerLookMs)
    await new Promise((resolve) => setTimeout(resolve, customerLookMs));
}

/** `quantity` is what was added, not what the line now holds. */
export function addToCart(line: CartLine, quantity: number, origin: SearchOrigin | null): AnalyticsEvent {
  const item = { ...itemOfLine(line, quantity, origin?.queryId), ...(origin?.position ? { index: origin.position } : {}) };
  const customerId = identifiedCustomer();
  return { ...eventOf("add_to_cart", [item], queryOf(origin?.queryId)), ...(customerId === null ? {} : { customer_id: customerId }) };
}

export function viewCart(cart: Cart, searches: SearchCartEntry[]): AnalyticsEvent {
  return eventOf("view_cart", itemsOfCart(cart, searches));
}

export function cartUpdate(cart: Cart, searches: SearchCartEntry[]): AnalyticsEvent {
  return eventOf("cart_update", itemsOfCart(cart, searches));
}
