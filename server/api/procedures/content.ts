import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { os } from "../os.ts";

export const content = {
  layout: os.content.layout.handler(({ context }) => context.services.content.layout()),
  page: os.content.page.handler(({ context, input }) => context.services.content.page(input.slug)),
  hub: os.content.hub.handler(({ context, input }) => context.services.content.hub(input)),
  brand: os.content.brand.handler(({ context, input }) => context.services.content.brand(input.slug)),
  product: os.content.product.handler(async ({ context: { services }, input: { handle } }) => {
    const [content, { partNumber, variants }] = await Promise.all([
      services.content.productContent(handle),
      services.catalogue.product(handle),
    ]);
    return { ...content, assemblies: await services.assemblies.ofNumbers([partNumber, ...variants.map(({ sku }) => sku)]) };
  }),
  questions: os.content.questions.handler(({ context, input }) => context.services.content.productQuestions(input.handle)),
  sizeGuide: os.content.sizeGuide.handler(async ({ context, input }) => ({
    guide: await context.services.content.sizeGuide(input.product ?? null),
  })),
  experts: os.content.experts.handler(({ context }) => context.services.content.experts()),
  /** All of an expert's parts are checked against the vehicle by one look-up. */
  expert: os.content.expert.handler(async ({ context: { services }, input: { slug, ...choice } }) => {
    const { recommendations, ...expert } = await services.content.expert(slug);
    const judged = await services.fitment.cards(
      recommendations.flatMap(({ products }) => products),
      choice,
    );
    const cardById = new Map(judged.map((card) => [card.id, card]));
    return {
      ...expert,
      recommendations: recommendations.map(({ id, title, html, video, products }) => ({
        id,
        title,
        html,
        video,
        products: offeredFirst(products.map((card) => cardById.get(card.id) ?? card)),
      })),
    };
  }),
};

/** Advice is about its parts, whatever the car: those for other cars stay, behind what may fit. */
function offeredFirst(products: readonly ProductCard[]): ProductCard[] {
  const isForOthers = ({ fitment }: ProductCard) => fitment?.status === "does-not-fit";
  return products.toSorted((one, other) => Number(isForOthers(one)) - Number(isForOthers(other)));
}
