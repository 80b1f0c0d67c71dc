import type { CartDocument } from "./cart-document.ts";
import type { CartUserError, CartWarning } from "./cart-problem.ts";

/** What a mutation makes of a cart; with user errors the document is the one that came in. */
export type CartChange = { document: CartDocument; userErrors: CartUserError[]; warnings: CartWarning[] };

export function refused(document: CartDocument, ...userErrors: CartUserError[]): CartChange {
  return { document, userErrors, warnings: [] };
}

export function changed(document: CartDocument, warnings: CartWarning[] = []): CartChange {
  return { document, userErrors: [], warnings };
}
