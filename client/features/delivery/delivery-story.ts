import type { Product } from "#shared/contract/catalogue/product.ts";
import type { Availability } from "#shared/domain/product/availability.ts";

type SentProduct = Pick<Product, "isInStoreOnly" | "inStoreOnlyReason" | "isBulky" | "dangerousGoodsClass">;

/** Why a part can't be quoted for; null for a part that travels like any other. */
export function deliveryObstacle({ isInStoreOnly, inStoreOnlyReason, isBulky, dangerousGoodsClass }: SentProduct): string | null {
  if (isInStoreOnly)
    return `This part can't be posted${inStoreOnlyReason ? `: ${inStoreOnlyReason}` : ""}. Pick it up from one of our stores.`;
  if (isBulky)
    return "This part is bulky: it travels on a pallet by road, so we ring you to agree on a day. Not to PO boxes or parcel lockers.";
  if (dangerousGoodsClass) {
    return `This part is dangerous goods, class ${dangerousGoodsClass}: it may not fly and goes by a road carrier of its own, so we can't name a day here.`;
  }
  return null;
}

const undated: Record<Availability, string | null> = {
  "in-stock": null,
  backorder: "Backordered items are dispatched on arrival.",
  "special-order": "We order this part in for you, and send it once it is here.",
  "made-to-order": "This part is made once you order it, and sent once it is ready.",
  "out-of-stock": "There is none to send for now.",
};

/** Why no day can be named for a part that isn't on the shelf; null for one that is. */
export function undatedReason(stock: Availability): string | null {
  return undated[stock];
}
