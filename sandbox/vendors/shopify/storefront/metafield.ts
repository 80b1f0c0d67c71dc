import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { StorefrontContext } from "./storefront-context.ts";

/** A metafield's type as Shopify names it, and its value, always as text. */
export type MetafieldValue = { type: string; value: string };

export type MetafieldIdentifier = { key: string; namespace?: string | null };

/** The owner's metafield in namespace `custom`, as a Metafield node; null when it has none by that key. */
function metafieldNode(
  ownerGid: string,
  createdAt: string,
  { namespace, key }: MetafieldIdentifier,
  read: (key: string) => MetafieldValue | null,
): object | null {
  const found = namespace === "custom" ? read(key) : null;
  if (found === null) return null;
  const id = toGid(
    "Metafield",
    `${ownerGid.replace(/\D/g, "")}${Array.from(key).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991, 7)}`,
  );
  return { ...found, id, key, namespace: "custom", createdAt, updatedAt: createdAt, description: null, reference: null, references: null };
}

type Read<Owner> = (owner: Owner, key: string, context: StorefrontContext) => MetafieldValue | null;

/** The two fields of HasMetafields; the list keeps its nulls in place. */
export function metafieldResolvers<Owner>(gidOf: (owner: Owner) => string, createdAtOf: (owner: Owner) => string, read: Read<Owner>) {
  const nodeOf = (owner: Owner, identifier: MetafieldIdentifier, context: StorefrontContext) =>
    metafieldNode(gidOf(owner), createdAtOf(owner), identifier, (key) => read(owner, key, context));
  return {
    metafield: (owner: Owner, identifier: MetafieldIdentifier, context: StorefrontContext) => nodeOf(owner, identifier, context),
    metafields: (owner: Owner, { identifiers }: { identifiers: MetafieldIdentifier[] }, context: StorefrontContext) =>
      identifiers.map((identifier) => nodeOf(owner, identifier, context)),
  };
}
