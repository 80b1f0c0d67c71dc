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
  "VideoTiles.videos",
];
