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
  expert: os.content.expert.handler(({ context, input }) => context.services.content.expert(input.slug)),
};
