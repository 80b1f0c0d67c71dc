import { isPicture } from "#client/lib/text/is-picture.ts";
import { isRecord } from "#client/lib/text/is-record.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";

/** What a saved product looked like when it was last seen. */
type SeenProduct = Pick<ProductCard, "vendor" | "partNumber" | "picture" | "priceCents" | "maxPriceCents" | "compareToPriceCents">;

/** A saved product. `seen` is null until the shop has been asked about it once. */
export type Wish = Pick<ProductCard, "id" | "handle" | "title"> & { seen: SeenProduct | null };

export function wishOf(card: ProductCard): Wish {
  const { id, handle, title, vendor, partNumber, picture, priceCents, maxPriceCents, compareToPriceCents } = card;
  return { id, handle, title, seen: { vendor, partNumber, picture, priceCents, maxPriceCents, compareToPriceCents } };
}

/** Browser storage can hold anything; only what can be shown and asked for is taken from it. */
export function isWish(value: unknown): value is Wish {
  if (!isRecord(value)) return false;
  const { id, handle, title, seen } = value;
  return (
    typeof id === "string" &&
    /^gid:\/\/shopify\/Product\/\d{1,18}$/.test(id) &&
    typeof handle === "string" &&
    /^[\p{L}\p{N}_-]+$/u.test(handle) &&
    typeof title === "string" &&
    (seen === null || isSeenProduct(seen))
  );
}

function isSeenProduct(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { vendor, partNumber, picture, priceCents, maxPriceCents, compareToPriceCents } = value;
  return (
    typeof vendor === "string" &&
    typeof partNumber === "string" &&
    Number.isFinite(priceCents) &&
    Number.isFinite(maxPriceCents) &&
    (compareToPriceCents === null || Number.isFinite(compareToPriceCents)) &&
    (picture === null || isPicture(picture))
  );
}
