/** What a size guide is for; nothing at all means that it is for everything. */
export type SizeGuideScope = {
  /** Product handles or numeric product ids. */
  products: readonly string[];
  brandSlug: string | null;
  categoryHandle: string | null;
};

export type SizedProduct = {
  id: string;
  handle: string;
  brandSlug: string | null;
  /** From the product's own category up to the root. */
  categoryHandles: readonly string[];
};

/** The guide of a product: its own, then that of its category and brand, of its brand, of its category, and the generic one. Of several categories the nearest wins, of equals the first. */
export function chooseSizeGuide<Guide extends SizeGuideScope>(guides: readonly Guide[], product: SizedProduct): Guide | null {
  const isOfProduct = (guide: Guide) => guide.products.some((name) => name === product.handle || name === product.id);
  const shared = guides.filter(({ products }) => products.length === 0);
  const isOfBrand = ({ brandSlug }: Guide) => brandSlug !== null && brandSlug === product.brandSlug;
  const inCategory = (candidates: Guide[]) => nearestOf(candidates, product.categoryHandles);
  return (
    guides.find(isOfProduct) ??
    inCategory(shared.filter(isOfBrand)) ??
    shared.find((guide) => isOfBrand(guide) && guide.categoryHandle === null) ??
    inCategory(shared.filter(({ brandSlug }) => brandSlug === null)) ??
    shared.find(({ brandSlug, categoryHandle }) => brandSlug === null && categoryHandle === null) ??
    null
  );
}

function nearestOf<Guide extends SizeGuideScope>(guides: Guide[], categoryHandles: readonly string[]): Guide | undefined {
  for (const handle of categoryHandles) {
    const guide = guides.find(({ categoryHandle }) => categoryHandle === handle);
    if (guide) return guide;
  }
  return undefined;
}
