import type { Product, ProductVariant } from "#shared/contract/catalogue/product.ts";
import {
  type AvailabilityFacts,
  type DisplayAvailability,
  displayAvailabilityOf,
  lowStockBadge,
} from "#shared/domain/product/availability.ts";

type StockedProduct = Pick<Product, "availability" | "isInStoreOnly" | "isSpecialOrder" | "isMadeToOrder" | "variants">;
type StockedVariant = Pick<ProductVariant, "isAvailable" | "isBackOrder" | "quantityAvailable">;

/** More than any low-stock badge tells of, for a variant whose count the platform keeps to itself. */
const uncounted = 3;

/** What can be said of the chosen variant, or of the whole product while none is chosen. What is left counts for nothing where it can't be ordered: less than the smallest order, or a kit without one of its parts. */
export function availabilityFactsOf(product: StockedProduct, variant: StockedVariant | null, isOrderable = true): AvailabilityFacts {
  return {
    isInStoreOnly: product.isInStoreOnly,
    isSpecialOrder: product.isSpecialOrder,
    isBackOrder: variant ? variant.isBackOrder : product.availability === "backorder",
    isMadeToOrder: product.isMadeToOrder,
    stockCount: isOrderable ? (variant ? [variant] : product.variants).reduce((sum, candidate) => sum + stockOf(candidate), 0) : 0,
  };
}

/** The state to show, and the low-stock badge where stock is what counts. */
export function shownAvailability(facts: AvailabilityFacts): { availability: DisplayAvailability; badge: "1 left" | "low" | null } {
  const availability = displayAvailabilityOf(facts);
  // In stock, and in stores only.
  const isCounted = availability.startsWith("in-");
  return { availability, badge: isCounted ? lowStockBadge(facts.stockCount) : null };
}

function stockOf(variant: StockedVariant): number {
  return variant.quantityAvailable ?? (variant.isAvailable ? uncounted : 0);
}
