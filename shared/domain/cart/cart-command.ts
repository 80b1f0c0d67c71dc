import { attributeLimits, type CartAttribute, isAllowedAttribute, variantIdPattern } from "./cart-attributes.ts";
import { freeSaleMaximum } from "./line-quantity.ts";
import { unpackAddition } from "./packed-form.ts";
import { type SearchOrigin, searchOriginOf } from "./search/search-origin.ts";

export type AddCommand = {
  intent: "add";
  variantId: string;
  quantity: number;
  name: string;
  attributes: CartAttribute[];
  /** The search that it was found with. */
  origin?: SearchOrigin;
  /** Undoes a removal, so it is nothing new to the shopper or to whoever counts. */
  isPutBack?: true;
};

type UpdateCommand = {
  intent: "update";
  lineId: string;
  quantity: number;
  /** What the shopper saw when they chose; absent where that isn't known. A line that has another quantity by now was changed elsewhere. */
  seenQuantity?: number;
};

/** What a shopper asks of the cart. */
export type CartCommand =
  | AddCommand
  | UpdateCommand
  | { intent: "remove"; lineId: string }
  | { intent: "apply-code"; code: string }
  | { intent: "remove-code"; code: string };

/** An add-to-cart form whose options were not all chosen: the way back to the product. */
export type ChoiceNeeded = { intent: "choose"; handle: string; search: string };

const attributePrefix = "attribute:";
const codeLengthMax = 64;

/** Reads one of the cart's forms; null when a field is missing or is not what it should be. An add form's `search` is the query of the page or of the product's link: it tells the search that the part was found with. */
export function parseCartForm(sent: FormData): CartCommand | ChoiceNeeded | null {
  const form = unpackAddition(sent);
  switch (form.get("intent")) {
    case "add":
      return parseAdd(form);
    case "update":
      return parseUpdate(form);
    case "remove": {
      const lineId = textOf(form, "lineId");
      return lineId ? { intent: "remove", lineId } : null;
    }
    case "apply-code":
    case "remove-code":
      return parseCode(form);
    case "choose": {
      const handle = textOf(form, "handle");
      return /^[\w-]+$/.test(handle) ? { intent: "choose", handle, search: textOf(form, "search") } : null;
    }
    default:
      return null;
  }
}

function parseAdd(form: FormData): CartCommand | null {
  const variantId = textOf(form, "variantId");
  const quantity = form.has("quantity") ? quantityOf(form) : 1;
  if (!variantIdPattern.test(variantId) || !quantity) return null;
  const attributes = [...form].flatMap(([name, value]) =>
    name.startsWith(attributePrefix) && typeof value === "string" ? [{ key: name.slice(attributePrefix.length), value }] : [],
  );
  const origin = searchOriginOf(textOf(form, "search"));
  return {
    intent: "add",
    variantId,
    quantity,
    name: textOf(form, "name") || "The product",
    // A form is never refused for an attribute: a part without it is better than no part.
    attributes: attributes.filter(isAllowedAttribute).slice(0, attributeLimits.count),
    ...(origin ? { origin } : {}),
  };
}

function parseUpdate(form: FormData): CartCommand | null {
  const lineId = textOf(form, "lineId");
  const quantity = quantityOf(form);
  const seenQuantity = quantityOf(form, "seenQuantity");
  if (!lineId || quantity === null) return null;
  return { intent: "update", lineId, quantity, ...(seenQuantity === null ? {} : { seenQuantity }) };
}

function parseCode(form: FormData): CartCommand | null {
  const code = textOf(form, "code").trim();
  if (code === "" || code.length > codeLengthMax) return null;
  return { intent: form.get("intent") === "apply-code" ? "apply-code" : "remove-code", code };
}

function quantityOf(form: FormData, name = "quantity"): number | null {
  const text = textOf(form, name);
  const quantity = Number(text);
  return /^\d+$/.test(text) && quantity <= freeSaleMaximum ? quantity : null;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
