import type { Catalogue, CatalogueProduct } from "#sandbox/catalogue/types.ts";

/** A share off every entitled line once enough of them are in the cart. */
export type MultiBuy = { kind: "multi-buy"; title: string; collectionHandle: string; itemsRequired: number; percent: number };

/** Buy so many, get a gift free; the gift must be in the cart as a line of its own. */
export type FreeGift = {
  kind: "free-gift";
  title: string;
  collectionHandle: string;
  itemsRequired: number;
  giftVariantId: number;
  giftQuantity: number;
  usesPerOrderLimit: number;
};

export type AutomaticDiscount = MultiBuy | FreeGift;

const giftCollection = "collectables-and-gifts--bar-and-mancave--mugs-and-stubby-holders";
const giftPromotion = "shed-essentials";

/** Running promotions without a price cut of their own reward buying two; the shed's essentials earn a gift. */
export function automaticDiscounts(catalogue: Catalogue, now: Date): AutomaticDiscount[] {
  const time = now.toISOString();
  const running = catalogue.promotions.filter((promotion) => promotion.startsAt <= time && promotion.endsAt > time);
  const multiBuys = running
    .filter(({ percentOff }) => percentOff === null)
    .map(({ title, handle }): MultiBuy => ({
      kind: "multi-buy",
      title: `${title}: 10% off two or more`,
      collectionHandle: handle,
      itemsRequired: 2,
      percent: 10,
    }));
  const gift = running.some(({ handle }) => handle === giftPromotion) ? cheapestGift(catalogue) : undefined;
  const variant = gift?.variants[0];
  if (variant === undefined) return multiBuys;
  const freeGift: FreeGift = {
    kind: "free-gift",
    title: "Three for the shed: a gift on us",
    collectionHandle: giftPromotion,
    itemsRequired: 3,
    giftVariantId: variant.id,
    giftQuantity: 1,
    usesPerOrderLimit: 2,
  };
  return [freeGift, ...multiBuys];
}

/** Does this discount count or reduce the product? */
export function isEntitled(catalogue: Catalogue, discount: AutomaticDiscount, product: CatalogueProduct): boolean {
  return collectionContains(catalogue, discount.collectionHandle, product);
}

function cheapestGift(catalogue: Catalogue): CatalogueProduct | undefined {
  const category = catalogue.categories.find(({ handle }) => handle === giftCollection);
  if (category === undefined) return undefined;
  const [cheapest] = catalogue.productsInCategory(category.id, 0, 100).toSorted((a, b) => firstPrice(a) - firstPrice(b) || a.id - b.id);
  return cheapest;
}

function firstPrice(product: CatalogueProduct): number {
  return product.variants[0]?.priceCents ?? Number.MAX_SAFE_INTEGER;
}

/** Is the product in the collection of this handle, a category (or anything below it) or a promotion? */
export function collectionContains(catalogue: Catalogue, collectionHandle: string, product: CatalogueProduct): boolean {
  if (product.promotionHandles.includes(collectionHandle)) return true;
  const category = catalogue.categories.find(({ handle }) => handle === collectionHandle);
  return category !== undefined && product.categoryIds.includes(category.id);
}
