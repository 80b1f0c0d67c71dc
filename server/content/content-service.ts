import type { Layout } from "#shared/contract/content.ts";
import type { Brand, ContentPage } from "#shared/contract/page.ts";

export type ContentService = {
  layout(): Promise<Layout>;
  /** `slug` is the CMS's full slug: "home", "pages/shipping" … Unknown slugs throw AppError NOT_FOUND. */
  page(slug: string): Promise<ContentPage>;
  brand(slug: string): Promise<Brand>;
  /** Slugs of every published page and brand, for the sitemap. */
  publishedSlugs(): Promise<string[]>;
};
