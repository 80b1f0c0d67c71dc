import type { CartChange } from "./cart-change.ts";
import { changed, refused } from "./cart-change.ts";
import type { Attribute, CartDocument } from "./cart-document.ts";

export type AttributeInput = Attribute;

const noteLimit = 5000;
const attributeLimit = 250;
const textLimit = 255;

export function setNote(document: CartDocument, note: string, field: string[]): CartChange {
  if (note.length > noteLimit)
    return refused(document, { code: "NOTE_TOO_LONG", field, message: `Note is too long (maximum is ${noteLimit} characters)` });
  return changed({ ...document, note: note === "" ? null : note });
}

/** Replaces every attribute of the cart. */
export function setAttributes(document: CartDocument, attributes: AttributeInput[], field: string[]): CartChange {
  const isBad = attributes.length > attributeLimit || attributes.some(({ key }) => key.trim() === "" || key.length > textLimit);
  if (isBad)
    return refused(document, { code: "INVALID", field, message: "Attribute keys can't be blank and must be at most 255 characters." });
  return changed({ ...document, attributes: attributes.map(({ key, value }) => ({ key, value })) });
}

/** Replaces the codes; the same code twice, in any case, counts once. */
export function setDiscountCodes(document: CartDocument, codes: string[]): CartChange {
  const byName = new Map(codes.map((code) => code.trim().slice(0, textLimit)).map((code) => [code.toUpperCase(), code]));
  byName.delete("");
  return changed({ ...document, discountCodes: Array.from(byName.values()) });
}
