import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { CartChange } from "./cart-change.ts";
import { changed, refused } from "./cart-change.ts";
import type { Attribute, CartDocument, CartLine } from "./cart-document.ts";
import type { CartUserError } from "./cart-problem.ts";
import { checkQuantity } from "./check-quantity.ts";
import { isSameMerchandise } from "./same-merchandise.ts";
import { settleStock } from "./settle-stock.ts";

export type LineUpdate = { id: string; variantId: number | null; quantity: number | null; attributes: Attribute[] | null };

/** Changes lines in place; quantity 0 removes a line, and lines that became the same merchandise join. */
export function updateLines(catalogue: Catalogue, document: CartDocument, updates: LineUpdate[]): CartChange {
  let lines = document.lines;
  const userErrors: CartUserError[] = [];
  for (const [index, update] of updates.entries()) {
    const field = ["lines", String(index)];
    const outcome = updateLine(catalogue, lines, update, field);
    if ("code" in outcome) userErrors.push(outcome);
    else lines = lines.map((line) => (line.id === update.id ? outcome : line));
  }
  if (userErrors.length > 0) return refused(document, ...userErrors);
  const kept = lines.filter((line) => line.quantity > 0).reduce(joinLine, []);
  const settled = settleStock(catalogue, kept);
  return changed({ ...document, lines: settled.lines }, settled.warnings);
}

/** Removes lines; refuses the whole call when one of them is not in the cart. */
export function removeLines(catalogue: Catalogue, document: CartDocument, lineIds: string[]): CartChange {
  const userErrors = lineIds.flatMap((id, index) =>
    document.lines.some((line) => line.id === id) ? [] : [unknownLine(id, ["lineIds", String(index)])],
  );
  if (userErrors.length > 0) return refused(document, ...userErrors);
  const settled = settleStock(
    catalogue,
    document.lines.filter((line) => !lineIds.includes(line.id)),
  );
  return changed({ ...document, lines: settled.lines }, settled.warnings);
}

function updateLine(catalogue: Catalogue, lines: CartLine[], update: LineUpdate, field: string[]): CartLine | CartUserError {
  const line = lines.find(({ id }) => id === update.id);
  if (line === undefined) return unknownLine(update.id, [...field, "id"]);
  const next = {
    ...line,
    variantId: update.variantId ?? line.variantId,
    quantity: update.quantity ?? line.quantity,
    attributes: update.attributes ?? line.attributes,
  };
  const entry = catalogue.productByVariantId(next.variantId);
  if (entry === undefined) {
    const message = `The merchandise with id gid://shopify/ProductVariant/${next.variantId} does not exist.`;
    return { code: "MERCHANDISE_NOT_APPLICABLE", field: [...field, "merchandiseId"], message };
  }
  return checkQuantity(entry.variant, next.quantity, [...field, "quantity"]) ?? next;
}

function joinLine(lines: CartLine[], line: CartLine): CartLine[] {
  const same = lines.find((other) => isSameMerchandise(other, line));
  if (same === undefined) return [...lines, line];
  return lines.map((other) => (other === same ? { ...other, quantity: other.quantity + line.quantity } : other));
}

function unknownLine(id: string, field: string[]): CartUserError {
  return { code: "INVALID_MERCHANDISE_LINE", field, message: `The merchandise line with id ${id} does not exist.` };
}
