import type { Commerce } from "../commerce.ts";
import type { FreeGift } from "./automatic-discounts.ts";
import { automaticDiscounts } from "./automatic-discounts.ts";

/** One entry of the metaobject "free_gift", as a merchant would keep it beside the discount. */
export type GiftEntry = { __typename: "Metaobject"; numericId: number; gift: FreeGift };

const firstEntryId = 3_000_001;

export function giftEntries({ catalogue, now }: Commerce): GiftEntry[] {
  return automaticDiscounts(catalogue, now())
    .filter((discount) => discount.kind === "free-gift")
    .map((gift, index) => ({ __typename: "Metaobject", numericId: firstEntryId + index, gift }));
}
