import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";
import { automaticDiscounts, type FreeGift } from "#sandbox/vendors/shopify/discounts/automatic-discounts.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { findVariantNode } from "../products/variant-node.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import { findCollection, promotionCollectionHandle } from "./collection-node.ts";

/** One entry of the metaobject "free_gift", as a merchant would keep it beside the discount. */
type GiftEntry = { __typename: "Metaobject"; numericId: number; gift: FreeGift };

const firstEntryId = 3_000_001;

function giftEntries({ catalogue, now }: Commerce): GiftEntry[] {
  return automaticDiscounts(catalogue, now())
    .filter((discount) => discount.kind === "free-gift")
    .map((gift, index) => ({ __typename: "Metaobject", numericId: firstEntryId + index, gift }));
}

const giftEntryType = "free_gift";
const startOfShop = "2024-01-01T00:00:00.000Z";

type Field = { key: string; type: string; value: string; reference: object | null };

/** The free gifts are the only metaobjects that this stand-in keeps. */
export function listMetaobjects(_root: unknown, args: ConnectionArgs & { type: string }, { commerce }: StorefrontContext) {
  return arrayConnection(args.type === giftEntryType ? giftEntries(commerce) : [], args);
}

export const metaobjectResolvers = {
  id: ({ numericId }: GiftEntry) => toGid("Metaobject", numericId),
  handle: ({ numericId }: GiftEntry) => `free-gift-${numericId}`,
  type: () => giftEntryType,
  updatedAt: () => startOfShop,
  onlineStoreUrl: () => null,
  seo: () => null,
  field: ({ gift }: GiftEntry, { key }: { key: string }, { commerce }: StorefrontContext) =>
    fieldsOf(commerce.catalogue, gift).find((field) => field.key === key) ?? null,
  fields: ({ gift }: GiftEntry, _args: unknown, { commerce }: StorefrontContext) => fieldsOf(commerce.catalogue, gift),
};

function fieldsOf(catalogue: Catalogue, gift: FreeGift): Field[] {
  const collection = findCollection(catalogue, { handle: promotionCollectionHandle(gift.collectionHandle) });
  return [
    plain("title", "single_line_text_field", gift.title),
    plain("number_items_required", "number_integer", String(gift.itemsRequired)),
    plain("quantity", "number_integer", String(gift.giftQuantity)),
    plain("uses_per_order_limit", "number_integer", String(gift.usesPerOrderLimit)),
    {
      key: "qualifying_collection",
      type: "collection_reference",
      value: toGid("Collection", collection?.numericId ?? 0),
      reference: collection,
    },
    {
      key: "gift",
      type: "variant_reference",
      value: toGid("ProductVariant", gift.giftVariantId),
      reference: findVariantNode(catalogue, gift.giftVariantId),
    },
  ];
}

function plain(key: string, type: string, value: string): Field {
  return { key, type, value, reference: null };
}
