import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import { categoryDrawings } from "../category-drawings.ts";
import { os } from "../os.ts";

export const catalogue = {
  /** The tree; with a vehicle also what each of its categories has for it, as the search tells. */
  categories: os.catalogue.categories.handler(async ({ input = {}, context: { services } }) => {
    const [nodes, counts] = await Promise.all([services.catalogue.categories(), services.search.categoryCounts(input)]);
    return counts === null ? nodes : withVehicleCounts(nodes, counts);
  }),
  /** The category as it is sold, and as editors tell of it. */
  category: os.catalogue.category.handler(async ({ input, context: { services } }) => {
    const sold = await services.catalogue.category(input.path);
    const [{ descriptionHtml, questions }, promotions, drawings] = await Promise.all([
      services.content.categoryContent(sold.handle),
      services.content.categoryPromotions(sold.handle),
      categoryDrawings(services.assemblies, sold.url),
    ]);
    return {
      ...sold,
      descriptionHtml: descriptionHtml ?? sold.descriptionHtml,
      questions,
      promotions: [...promotions, ...drawings],
    };
  }),
  product: os.catalogue.product.handler(({ input, context }) => context.services.catalogue.product(input.handle)),
  productStock: os.catalogue.productStock.handler(({ input, context }) => context.services.catalogue.productStock(input.handle)),
  variantStock: os.catalogue.variantStock.handler(({ input, context }) => context.services.catalogue.variantStock(input.ids)),
  /** What goes with a product on its own car, and on the shopper's. */
  recommendations: os.catalogue.recommendations.handler(async ({ input, context: { services } }) => {
    const companions = await services.fitment.companions(input.handle, await services.catalogue.recommendations(input.handle));
    const judged = await services.fitment.cards(companions, input);
    return judged.filter((card) => card.fitment?.status !== "does-not-fit");
  }),
  partsList: os.catalogue.partsList.handler(({ input, context }) => context.services.partsList.resolve(input.list, input)),
  cards: os.catalogue.cards.handler(async ({ input, context }) =>
    context.services.fitment.cards(await context.services.catalogue.cards(input.ids), input),
  ),
};

/** Parts side by side. */
export const compare = {
  parts: os.compare.parts.handler(({ input, context }) => context.services.compare.compare(input)),
  otherBrands: os.compare.otherBrands.handler(({ input, context }) => context.services.compare.otherBrands(input.handle)),
};

function withVehicleCounts(nodes: readonly CategoryNode[], counts: ReadonlyMap<string, number>) {
  return nodes.map((node) => ({ ...node, vehicleCount: counts.get(node.handle) ?? 0 }));
}
