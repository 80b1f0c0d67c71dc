import { os } from "../os.ts";

/** The category as it is sold, and as editors tell of it. */
export const category = os.catalogue.category.handler(async ({ input, context: { services } }) => {
  const sold = await services.catalogue.category(input.path);
  const [{ descriptionHtml, questions }, promotions] = await Promise.all([
    services.content.categoryContent(sold.handle),
    services.content.categoryPromotions(sold.handle),
  ]);
  return { ...sold, descriptionHtml: descriptionHtml ?? sold.descriptionHtml, questions, promotions };
});
