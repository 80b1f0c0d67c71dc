import type { FreeGift } from "#server/cart/gift-source.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import { toOwnPath } from "../own-path.ts";
import type { FreeGiftOffersQuery } from "./generated/graphql.ts";
import { presentPicture } from "./present-picture.ts";
import type { ShopifyLogger } from "./shopify-logger.ts";

type Entry = FreeGiftOffersQuery["metaobjects"]["nodes"][number];
type NumberField = { value?: string | null } | null | undefined;

/** One entry of the merchant's list; none when something is missing in it. */
export function presentFreeGift(entry: Entry, publicUrl: string, logger: ShopifyLogger): FreeGift[] {
  const collection = entry.qualifying?.reference;
  const gift = entry.gift?.reference;
  const itemsRequired = positiveInteger(entry.itemsRequired);
  if (!collection || !("title" in collection) || !gift || !("price" in gift) || itemsRequired === null) {
    logger.warn(
      { event: "shopify.free-gifts", entry: entry.id },
      "a free gift's entry lacks its gift, its collection or its number of items",
    );
    return [];
  }
  const { product, image } = gift;
  return [
    {
      id: entry.id,
      title: entry.title?.value ?? `Free gift: ${product.title}`,
      itemsRequired,
      quantity: positiveInteger(entry.quantity) ?? 1,
      perOrderLimit: positiveInteger(entry.usesPerOrderLimit),
      collectionId: collection.id,
      qualifying: { title: collection.title, url: collection.onlineStoreUrl ? toOwnPath(collection.onlineStoreUrl, publicUrl) : null },
      variantId: gift.id,
      productTitle: product.title,
      productHandle: product.handle,
      priceCents: parseMoneyAmount(gift.price.amount),
      picture: image ? presentPicture(image, product.title, publicUrl) : null,
      isAvailable: gift.availableForSale,
    },
  ];
}

function positiveInteger(field: NumberField): number | null {
  const number = Number(field?.value ?? "");
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
