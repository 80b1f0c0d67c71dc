import type { Catalogue, CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";
import type { CartWarning } from "./cart-change.ts";
import type { CartLine } from "./cart-document.ts";

/** Lowers lines to what the shelves still hold. Lines of one variant share its stock, the earlier line first; lines without any stock go. */
export function settleStock(catalogue: Catalogue, lines: CartLine[]): { lines: CartLine[]; warnings: CartWarning[] } {
  const taken = new Map<number, number>();
  const warnings: CartWarning[] = [];
  const settled = lines.flatMap((line) => {
    const entry = catalogue.productByVariantId(line.variantId);
    if (entry === undefined) return [];
    const already = taken.get(line.variantId) ?? 0;
    const quantity = Math.min(line.quantity, sellableUnits(entry.variant, already));
    taken.set(line.variantId, already + quantity);
    if (quantity < line.quantity) warnings.push(stockWarning(entry.product, line, quantity));
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  return { lines: settled, warnings };
}

function sellableUnits(variant: CatalogueVariant, already: number): number {
  if (variant.isFreeSale) return Number.MAX_SAFE_INTEGER;
  const left = Math.max(0, variant.stock - already);
  const whole = left - (left % variant.quantityIncrement);
  return whole < variant.quantityMinimum ? 0 : whole;
}

function stockWarning(product: CatalogueProduct, line: CartLine, quantity: number): CartWarning {
  return quantity === 0
    ? { code: "MERCHANDISE_OUT_OF_STOCK", message: `The product '${product.title}' is already sold out.`, target: line.id }
    : {
        code: "MERCHANDISE_NOT_ENOUGH_STOCK",
        message: `Only ${quantity} ${quantity === 1 ? "item was" : "items were"} added to your cart due to availability.`,
        target: line.id,
      };
}
