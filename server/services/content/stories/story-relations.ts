/** Fields in which the CMS puts stories for their ids. Categories are kept as definitions (`./categories`), so their ids stay. */
export const storyRelations = [
  "Article.author",
  "AzBrandList.brands",
  "BrandCard.brand",
  "BrandHero.brand",
  "BrandList.brands",
  "ContentCards.stories",
  "FeaturedArticle.article",
  "FeaturedPromotion.promotion",
  "LegendaryGrid.legends",
  "PromotionsGrid.promotions",
  "Recommendation.expert",
  "Video.expert",
  "VehicleGuide.stories",
  "VideoTiles.videos",
  "WearNote.article",
];

/** The page of a story: "home" is the front page, every other slug is its path. What no slug holds, and a browser could read as another host, is left out. */
export function storyUrl(slug: string, anchor?: string | null): string {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, wherever in an address they stand
  const path = slug.replace(/[\u0000-\u0020\u007f-\u009f\\]/g, "").replace(/^\/+|\/+$/g, "");
  return `/${path === "home" ? "" : path}${anchor ? `#${anchor}` : ""}`;
}
