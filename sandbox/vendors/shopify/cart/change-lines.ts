import { randomUUID } from "node:crypto";
import type { Catalogue, CatalogueVariant } from "#sandbox/catalogue/types.ts";
import { type CartChange, type CartUserError, changed, refused } from "./cart-change.ts";
import type { Attribute, CartDocument, CartLine } from "./cart-document.ts";
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

const lineLimit = 500;

function tooManyLines(field: string[]): CartUserError {
  return { code: "CART_TOO_LARGE", field, message: `The cart can't have more than ${lineLimit} lines.` };
}

const quantityCeiling = 1_000_000;

/** Holds a quantity against the variant's quantity rule; null when it may stand. */
function checkQuantity(variant: CatalogueVariant, quantity: number, field: string[]): CartUserError | null {
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

type Merchandise = Pick<CartLine, "variantId" | "attributes">;

/** Lines are the same when variant and attributes are; the order of attributes does not count. */
function isSameMerchandise(a: Merchandise, b: Merchandise): boolean {
  return a.variantId === b.variantId && keyOf(a.attributes) === keyOf(b.attributes);
}

function keyOf(attributes: Attribute[]): string {
  return JSON.stringify(attributes.map(({ key, value }) => JSON.stringify([key, value])).toSorted());
}

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
