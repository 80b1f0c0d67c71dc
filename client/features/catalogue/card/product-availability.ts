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

/** What can be said of the chosen variant, or of the whole product while none is chosen. */
export function availabilityFactsOf(product: StockedProduct, variant: StockedVariant | null): AvailabilityFacts {
  return {
    isInStoreOnly: product.isInStoreOnly,
    isSpecialOrder: product.isSpecialOrder,
    isBackOrder: variant ? variant.isBackOrder : product.availability === "backorder",
    isMadeToOrder: product.isMadeToOrder,
    stockCount: variant ? stockOf(variant) : product.variants.reduce((sum, candidate) => sum + stockOf(candidate), 0),
  };
}

/** The state to show, and the low-stock badge where stock is what counts. */
export function shownAvailability(
  product: StockedProduct,
  variant: StockedVariant | null,
): { availability: DisplayAvailability; badge: "1 left" | "low" | null } {
  const facts = availabilityFactsOf(product, variant);
  const availability = displayAvailabilityOf(facts);
  const isCounted = availability === "in-stock" || availability === "in-store-only";
  return { availability, badge: isCounted ? lowStockBadge(facts.stockCount) : null };
}

function stockOf(variant: StockedVariant): number {
  return variant.quantityAvailable ?? (variant.isAvailable ? uncounted : 0);
}
