import { GraphQLError } from "graphql";
import type { LineToAdd } from "../cart/add-lines.ts";
import type { Attribute } from "../cart/cart-document.ts";
import type { LineUpdate } from "../cart/update-lines.ts";
import { requireGid } from "#sandbox/graphql/gid.ts";

export type LineInput = { merchandiseId: string; quantity?: number | null; attributes?: Attribute[] | null };
export type LineUpdateInput = { id: string; merchandiseId?: string | null; quantity?: number | null; attributes?: Attribute[] | null };

const listLimit = 250;

export function readLineInput({ merchandiseId, quantity, attributes }: LineInput): LineToAdd {
  return {
    merchandiseId,
    variantId: requireGid(merchandiseId, "ProductVariant"),
    quantity: quantity ?? 1,
    attributes: toAttributes(attributes) ?? [],
  };
}

export function readLineUpdate({ id, merchandiseId, quantity, attributes }: LineUpdateInput): LineUpdate {
  const variantId = typeof merchandiseId === "string" ? requireGid(merchandiseId, "ProductVariant") : null;
  return { id, variantId, quantity: quantity ?? null, attributes: toAttributes(attributes) };
}

/** Input lists may hold 250 entries; more is a top-level error on Shopify. */
export function requireShortList<Item>(items: Item[]): Item[] {
  if (items.length <= listLimit) return items;
  throw new GraphQLError(`The input array size of ${items.length} is greater than the maximum allowed of ${listLimit}.`, {
    extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" },
  });
}

/** graphql-js hands over objects without a prototype; these are plain ones. */
function toAttributes(attributes: Attribute[] | null | undefined): Attribute[] | null {
  return attributes?.map(({ key, value }) => ({ key, value })) ?? null;
}
