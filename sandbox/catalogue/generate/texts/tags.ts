import type { ProductDraft } from "../plan/product-draft.ts";
import { randomFor } from "../random.ts";

/** Products with this tag never ride in a carousel. */
export const noCarouselTag = "no_carousel";

/** The last two months before the generator's dates end. */
const newestFrom = "2026-09-15";

export function tagsOf(draft: ProductDraft, facts: { createdAt: string; isBundle: boolean; isUniversal: boolean }): string[] {
  const random = randomFor(`tags|${draft.key}`);
  const localTags = random.chance(0.24) ? ["made_in_australia"] : [];
  return [
    ...localTags,
    ...(random.chance(0.06) ? ["best_seller"] : []),
    ...(facts.createdAt >= newestFrom && draft.brand.tier !== "nos" ? ["new_arrival"] : []),
    ...(facts.isBundle ? ["kit"] : []),
    ...(facts.isUniversal ? ["universal_fit"] : []),
    ...(draft.brand.tier === "nos" ? ["new_old_stock"] : []),
    ...(draft.type.product_type === "Gift card" ? [noCarouselTag] : []),
  ];
}
