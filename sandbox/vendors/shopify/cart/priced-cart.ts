import type { CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";
import type { CartWarning } from "./cart-change.ts";
import type { CartLine } from "./cart-document.ts";

/** One discount's share on a line or on the whole cart. */
export type Allocation = {
  source: { code: string } | { automaticTitle: string };
  value: { percent: number } | { cents: number };
  selection: "ALL" | "ENTITLED";
  cents: number;
};

export type PricedLine = {
  line: CartLine;
  product: CatalogueProduct;
  variant: CatalogueVariant;
  /** What one costs this buyer. */
  unitCents: number;
  subtotalCents: number;
  allocations: Allocation[];
  /** After the line's own discounts; discounts on the order come off the cart's total. */
  totalCents: number;
};

export type PricedCart = {
  lines: PricedLine[];
  totalQuantity: number;
  orderAllocations: Allocation[];
  discountCodes: { code: string; isApplicable: boolean }[];
  codeWarnings: Omit<CartWarning, "target">[];
  /** After line discounts, before order discounts. */
  subtotalCents: number;
  totalCents: number;
};
