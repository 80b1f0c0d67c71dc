import type { Catalogue, CatalogueVariant } from "#sandbox/catalogue/types.ts";
import { type AutomaticDiscount, automaticDiscounts } from "../discounts/automatic-discounts.ts";
import { withAutomaticAllocations } from "../discounts/automatic-allocations.ts";
import type { CartDocument, CartLine } from "./cart-document.ts";
import { withCodes } from "../discounts/code-allocations.ts";
import type { PricedCart, PricedLine } from "./priced-cart.ts";

/** Works out what a cart costs now: prices of this moment, then automatic discounts, then codes. */
export function priceCart(catalogue: Catalogue, document: CartDocument, now: Date): PricedCart {
  const discounts = automaticDiscounts(catalogue, now);
  const plain = document.lines.flatMap((line) => priceLine(catalogue, line, (variant) => unitPriceOf(document, variant, discounts)));
  const automatic = withAutomaticAllocations(catalogue, plain, discounts);
  const outcome = withCodes(catalogue, automatic, document.discountCodes, now);
  const subtotalCents = outcome.lines.reduce((sum, line) => sum + line.totalCents, 0);
  const offOrderCents = outcome.orderAllocations.reduce((sum, { cents }) => sum + cents, 0);
  const totalQuantity = outcome.lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return { ...outcome, totalQuantity, subtotalCents, totalCents: subtotalCents - offOrderCents };
}

/** A variant that left the catalogue leaves the cart with it. */
function priceLine(catalogue: Catalogue, line: CartLine, priceOf: (variant: CatalogueVariant) => number): PricedLine[] {
  const entry = catalogue.productByVariantId(line.variantId);
  if (entry === undefined) return [];
  const unitCents = priceOf(entry.variant);
  const subtotalCents = unitCents * line.quantity;
  return [{ line, ...entry, unitCents, subtotalCents, allocations: [], totalCents: subtotalCents }];
}

const tradePercentOff = 10;

/** The list price, or the trade price for whoever buys for a company. What is given away keeps its list price. */
function unitPriceOf({ buyer }: CartDocument, variant: CatalogueVariant, discounts: AutomaticDiscount[]): number {
  const isTrade = buyer.customerId !== null && buyer.companyLocationId !== null;
  const isGift = discounts.some((discount) => discount.kind === "free-gift" && discount.giftVariantId === variant.id);
  return isTrade && !isGift ? Math.round((variant.priceCents * (100 - tradePercentOff)) / 100) : variant.priceCents;
}
