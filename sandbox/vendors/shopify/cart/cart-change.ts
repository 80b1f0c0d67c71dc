import type { CartDocument } from "./cart-document.ts";

/** Codes of the Storefront API's CartErrorCode that this stand-in answers with. */
type CartErrorCode =
  | "ADDRESS_FIELD_CONTAINS_HTML_TAGS"
  | "ADDRESS_FIELD_IS_TOO_LONG"
  | "BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION"
  | "CART_TOO_LARGE"
  | "INVALID"
  | "INVALID_INCREMENT"
  | "INVALID_MERCHANDISE_LINE"
  | "LESS_THAN"
  | "MAXIMUM_EXCEEDED"
  | "MERCHANDISE_NOT_APPLICABLE"
  | "MINIMUM_NOT_MET"
  | "MISSING_CUSTOMER_ACCESS_TOKEN"
  | "NOTE_TOO_LONG"
  | "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED"
  | "TOO_MANY_DELIVERY_ADDRESSES";

/** Why a mutation did nothing. */
export type CartUserError = { code: CartErrorCode; field: string[]; message: string };

type CartWarningCode =
  | "DISCOUNT_CODE_NOT_HONOURED"
  | "DISCOUNT_CURRENTLY_INACTIVE"
  | "DISCOUNT_NOT_FOUND"
  | "DISCOUNT_NO_ENTITLED_LINE_ITEMS"
  | "DISCOUNT_PURCHASE_NOT_IN_RANGE"
  | "MERCHANDISE_NOT_ENOUGH_STOCK"
  | "MERCHANDISE_OUT_OF_STOCK";

/** What a mutation changed on its own; `target` is the id of the line or cart that it touched. */
export type CartWarning = { code: CartWarningCode; message: string; target: string };

/** What a mutation makes of a cart; with user errors the document is the one that came in. */
export type CartChange = { document: CartDocument; userErrors: CartUserError[]; warnings: CartWarning[] };

export function refused(document: CartDocument, ...userErrors: CartUserError[]): CartChange {
  return { document, userErrors, warnings: [] };
}

export function changed(document: CartDocument, warnings: CartWarning[] = []): CartChange {
  return { document, userErrors: [], warnings };
}
