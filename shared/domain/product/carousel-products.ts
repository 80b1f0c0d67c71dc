/** Put on a product by its merchandisers: it is sold, but rides in no carousel. */
export const noCarouselTag = "no_carousel";

type Item = { variantId: string; tags: string[] };

/** What a carousel may show: items that can be bought at all, without those that are kept out by their tag. */
export function carouselProducts<Card extends Item>(items: readonly Card[]): Card[] {
  return items.filter(({ variantId, tags }) => variantId !== "" && !tags.some((tag) => tag.toLowerCase() === noCarouselTag));
}
