import type { Attribute, CartLine } from "./cart-document.ts";

type Merchandise = Pick<CartLine, "variantId" | "attributes">;

/** Lines are the same when variant and attributes are; the order of attributes does not count. */
export function isSameMerchandise(a: Merchandise, b: Merchandise): boolean {
  return a.variantId === b.variantId && keyOf(a.attributes) === keyOf(b.attributes);
}

function keyOf(attributes: Attribute[]): string {
  return JSON.stringify(attributes.map(({ key, value }) => JSON.stringify([key, value])).toSorted());
}
