import type { CatalogueVariant } from "#sandbox/catalogue/types.ts";
import type { CartUserError } from "./cart-problem.ts";

const quantityCeiling = 1_000_000;

/** Holds a quantity against the variant's quantity rule; null when it may stand. */
export function checkQuantity(variant: CatalogueVariant, quantity: number, field: string[]): CartUserError | null {
  if (quantity < 0) return { code: "INVALID", field, message: "Quantity must be greater than or equal to 0" };
  if (quantity > quantityCeiling) return { code: "LESS_THAN", field, message: `Quantity must be less than or equal to ${quantityCeiling}` };
  if (quantity === 0) return null;
  if (quantity < variant.quantityMinimum) {
    return { code: "MINIMUM_NOT_MET", field, message: `The quantity must be at least ${variant.quantityMinimum}.` };
  }
  if (variant.quantityMaximum !== null && quantity > variant.quantityMaximum) {
    return { code: "MAXIMUM_EXCEEDED", field, message: `The quantity must not exceed ${variant.quantityMaximum}.` };
  }
  if (quantity % variant.quantityIncrement !== 0) {
    return { code: "INVALID_INCREMENT", field, message: `The quantity must be a multiple of ${variant.quantityIncrement}.` };
  }
  return null;
}
