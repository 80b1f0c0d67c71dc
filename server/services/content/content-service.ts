import type { CategoryPromotion } from "#shared/contract/catalogue/category.ts";
import type { Layout } from "#shared/contract/content/content.ts";
import type { Expert, ExpertSummary } from "#shared/contract/content/expert.ts";
import type { Hub } from "#shared/contract/content/hub.ts";
import type { Brand, ContentPage } from "#shared/contract/content/page.ts";
import type { CategoryContent, ProductContent, Question } from "#shared/contract/content/product-content.ts";
import type { SizeGuide } from "#shared/contract/content/size-guide.ts";
import type { BrandHero } from "./brands/brand-heroes.ts";

export type ContentService = {
  /** Asks, all at once, for what every page is put together from: menus, banners, the newsletter's words, brands and categories. Never fails. */
  prepare(): Promise<void>;
  layout(): Promise<Layout>;
  /** `slug` is the CMS's full slug: "home", "pages/shipping" … Unknown slugs throw AppError NOT_FOUND. */
  page(slug: string): Promise<ContentPage>;
  /** The page of a story that an editor is writing, as the CMS's editor sends it; null when it is no page. */
  unsavedPage(story: unknown): Promise<ContentPage | null>;
  /** The content hub under a path such as "category/brakes"; an unknown label, filter or page throws AppError NOT_FOUND. */
  hub(place: { path: string; page: number }): Promise<Hub>;
  /** By its slug or an id of the CMS; the answer says which slug is the brand's. */
  brand(slugOrId: string): Promise<Brand>;
  /** Those of the brands that have a page, in the order asked for; comes at once or not at all. */
  brandHeroes(slugs: readonly string[]): Promise<BrandHero[]>;
  /** What editors add to a product. A part that the CMS fails to give is null, an unknown product throws AppError NOT_FOUND. */
  productContent(handle: string): Promise<ProductContent>;
  /** Comes at once or not at all: empty when the CMS fails or is slow. */
  productQuestions(handle: string): Promise<Question[]>;
  /** By the category's handle; comes at once or not at all. */
  categoryContent(handle: string): Promise<CategoryContent>;
  /** The running promotions of a category, by its handle; comes at once or not at all. */
  categoryPromotions(handle: string): Promise<CategoryPromotion[]>;
  /** The guide that suits a product best; without a product the one for everything. Null when there is none. */
  sizeGuide(productHandle: string | null): Promise<SizeGuide | null>;
  experts(): Promise<ExpertSummary[]>;
  expert(slug: string): Promise<Expert>;
  /** Slugs of every published page and brand, for the sitemap. */
  publishedSlugs(): Promise<string[]>;
};
