/** What the commerce platform tells about a product's stock, independent of its wire format. */
export type AvailabilityFacts = {
  isInStoreOnly: boolean;
  isSpecialOrder: boolean;
  isBackOrder: boolean;
  isMadeToOrder: boolean;
  /** Units that can be sold now, over all stores. */
  stockCount: number;
};

export type Availability = "special-order" | "backorder" | "made-to-order" | "out-of-stock" | "in-stock";
export type DisplayAvailability = "in-store-only" | Availability;

/** Footer precedence of the product model: special order, backorder, made to order, out of stock, in stock. */
export function availabilityOf(facts: Omit<AvailabilityFacts, "isInStoreOnly">): Availability {
  if (facts.isSpecialOrder) return "special-order";
  if (facts.isBackOrder) return "backorder";
  if (facts.isMadeToOrder) return "made-to-order";
  return facts.stockCount > 0 ? "in-stock" : "out-of-stock";
}

/** Product page precedence: in-store-only goes before every other state. */
export function displayAvailabilityOf(facts: AvailabilityFacts): DisplayAvailability {
  return facts.isInStoreOnly ? "in-store-only" : availabilityOf(facts);
}

/** Orders can be placed in every state but out of stock. */
export function isPurchasable(availability: Availability): boolean {
  return availability !== "out-of-stock";
}

/** Low-stock badge: 1 shows "1 left", 2 shows "low", 0 and 3 or more show none. */
export function lowStockBadge(stockCount: number): "1 left" | "low" | null {
  if (stockCount === 1) return "1 left";
  return stockCount === 2 ? "low" : null;
}
