import { randomUUID } from "node:crypto";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { CartChange } from "./cart-change.ts";
import { changed, refused } from "./cart-change.ts";
import type { Attribute, CartDocument, CartLine } from "./cart-document.ts";
import type { CartUserError } from "./cart-problem.ts";
import { checkQuantity } from "./check-quantity.ts";
import { lineLimit, tooManyLines } from "./line-limit.ts";
import { isSameMerchandise } from "./same-merchandise.ts";
import { settleStock } from "./settle-stock.ts";

export type LineToAdd = { variantId: number; merchandiseId: string; quantity: number; attributes: Attribute[] };

/** Adds lines; one with the same merchandise and the same attributes joins the line that is there. */
export function addLines(catalogue: Catalogue, document: CartDocument, additions: LineToAdd[], field: string[]): CartChange {
  let lines = document.lines;
  const userErrors: CartUserError[] = [];
  for (const [index, addition] of additions.entries()) {
    const outcome = addLine(catalogue, lines, addition, [...field, String(index)]);
    if ("code" in outcome) userErrors.push(outcome);
    else lines = outcome.lines;
  }
  if (lines.length > lineLimit) userErrors.push(tooManyLines(field));
  if (userErrors.length > 0) return refused(document, ...userErrors);
  const settled = settleStock(catalogue, lines);
  return changed({ ...document, lines: settled.lines }, settled.warnings);
}

function addLine(catalogue: Catalogue, lines: CartLine[], addition: LineToAdd, field: string[]): CartUserError | { lines: CartLine[] } {
  const entry = catalogue.productByVariantId(addition.variantId);
  if (entry === undefined) {
    const message = `The merchandise with id ${addition.merchandiseId} does not exist.`;
    return { code: "MERCHANDISE_NOT_APPLICABLE", field: [...field, "merchandiseId"], message };
  }
  const existing = lines.find((line) => isSameMerchandise(line, addition));
  const quantity = (existing?.quantity ?? 0) + addition.quantity;
  const negative = addition.quantity < 0 ? addition.quantity : quantity;
  const problem = checkQuantity(entry.variant, negative, [...field, "quantity"]);
  if (problem !== null) return problem;
  if (existing !== undefined) return { lines: lines.map((line) => (line === existing ? { ...line, quantity } : line)) };
  if (quantity === 0) return { lines };
  const { variantId, attributes } = addition;
  return { lines: [...lines, { id: `gid://shopify/CartLine/${randomUUID()}`, variantId, quantity, attributes }] };
}
