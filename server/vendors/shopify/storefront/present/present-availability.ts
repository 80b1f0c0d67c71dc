import type { Availability } from "#shared/domain/product/availability.ts";
import { availabilityOf } from "#shared/domain/product/availability.ts";
import type { metafieldReader } from "./metafield-reader.ts";

type Stock = { totalInventory?: number | null; variants: { nodes: { currentlyNotInStock: boolean }[] } };

/** Special and made-to-order parts are sold beyond the shelf too, which does not make them backorders. */
export function presentAvailability(product: Stock, metafields: ReturnType<typeof metafieldReader>) {
  const isSpecialOrder = metafields.flag("special_order");
  const isMadeToOrder = metafields.flag("made_to_order");
  const stockCount = Math.max(0, product.totalInventory ?? 0);
  const isSoldBeyondStock = stockCount === 0 && product.variants.nodes.some(({ currentlyNotInStock }) => currentlyNotInStock);
  const isBackOrder = isSoldBeyondStock && !isSpecialOrder && !isMadeToOrder;
  const availability: Availability = availabilityOf({ isSpecialOrder, isBackOrder, isMadeToOrder, stockCount });
  return { isSpecialOrder, isMadeToOrder, stockCount, availability };
}
