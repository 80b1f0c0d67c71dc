import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { ProductCard } from "#shared/contract/product-card.ts";
import type { Product, ProductVariant } from "#shared/contract/product.ts";

/** An item as the data layer's tags expect it; money in dollars. */
type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_variant?: string;
  item_category?: string;
  item_list_name?: string;
  index?: number;
  price: number;
  quantity: number;
};

type EventName = "view_item_list" | "select_item" | "view_item" | "add_to_cart" | "view_cart" | "cart_update";
export type AnalyticsEvent = {
  event: EventName;
  ecommerce: { currency: "AUD"; value: number; item_list_name?: string; query_id?: string; items: AnalyticsItem[] };
};

const dollars = (cents: number) => cents / 100;

function eventOf(event: EventName, items: AnalyticsItem[], more: { item_list_name?: string; query_id?: string } = {}): AnalyticsEvent {
  const cents = items.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0);
  return { event, ecommerce: { currency: "AUD", value: dollars(cents), ...more, items } };
}

/** What a list tells of each of its products. */
type ListedProduct = Pick<ProductCard, "sku" | "title" | "vendor" | "productType" | "priceCents">;

function itemOfCard(card: ListedProduct, index: number, listName: string): AnalyticsItem {
  return {
    item_id: card.sku,
    item_name: card.title,
    item_brand: card.vendor,
    item_category: card.productType,
    item_list_name: listName,
    index,
    price: dollars(card.priceCents),
    quantity: 1,
  };
}

function itemOfLine(line: CartLine, quantity: number): AnalyticsItem {
  const variant = line.options.map((option) => option.value).join(" / ");
  return {
    item_id: line.sku,
    item_name: line.title,
    item_brand: line.vendor,
    ...(variant ? { item_variant: variant } : {}),
    price: dollars(line.priceCents),
    quantity,
  };
}

type List = { name: string; products: ListedProduct[]; firstPosition: number; queryId: string | null };

export function viewItemList({ name, products, firstPosition, queryId }: List): AnalyticsEvent {
  const items = products.map((product, index) => itemOfCard(product, firstPosition + index, name));
  return eventOf("view_item_list", items, { item_list_name: name, ...(queryId ? { query_id: queryId } : {}) });
}

export function selectItem(product: ListedProduct, position: number, list: Pick<List, "name" | "queryId">): AnalyticsEvent {
  return eventOf("select_item", [itemOfCard(product, position, list.name)], {
    item_list_name: list.name,
    ...(list.queryId ? { query_id: list.queryId } : {}),
  });
}

export function viewItem(product: Product, variant: ProductVariant): AnalyticsEvent {
  const item = { item_id: variant.sku, item_name: product.title, item_brand: product.vendor, item_category: product.productType };
  return eventOf("view_item", [{ ...item, price: dollars(variant.priceCents), quantity: 1 }]);
}

/** `quantity` is what was added, not what the line now holds. */
export function addToCart(lines: { line: CartLine; quantity: number }[]): AnalyticsEvent {
  return eventOf(
    "add_to_cart",
    lines.map(({ line, quantity }) => itemOfLine(line, quantity)),
  );
}

export function viewCart(cart: Cart): AnalyticsEvent {
  return eventOf(
    "view_cart",
    cart.lines.map((line) => itemOfLine(line, line.quantity)),
  );
}

export function cartUpdate(cart: Cart): AnalyticsEvent {
  return eventOf(
    "cart_update",
    cart.lines.map((line) => itemOfLine(line, line.quantity)),
  );
}
