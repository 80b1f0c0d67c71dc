import type { CatalogueVariant } from "#sandbox/catalogue/types.ts";
import type { AutomaticDiscount } from "../discounts/automatic-discounts.ts";
import type { CartDocument } from "./cart-document.ts";

const tradePercentOff = 10;

/** The list price, or the trade price for whoever buys for a company. What is given away keeps its list price. */
export function unitPriceOf({ buyer }: CartDocument, variant: CatalogueVariant, discounts: AutomaticDiscount[]): number {
  const isTrade = buyer.customerId !== null && buyer.companyLocationId !== null;
  const isGift = discounts.some((discount) => discount.kind === "free-gift" && discount.giftVariantId === variant.id);
  return isTrade && !isGift ? Math.round((variant.priceCents * (100 - tradePercentOff)) / 100) : variant.priceCents;
}
