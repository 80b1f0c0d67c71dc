import { z } from "zod";
import type { Block } from "#shared/contract/blocks.ts";
import { accordion } from "./accordion.ts";
import { addressBlock } from "./address-block.ts";
import { anchorLinkedPage } from "./anchor-linked-page.ts";
import { azBrandList } from "./az-brand-list.ts";
import { bannerCarousel } from "./banner-carousel.ts";
import type { BlockMapper } from "./block-mapper.ts";
import { brandCard } from "./brand-card.ts";
import { brandHero } from "./brand-hero.ts";
import { brandList } from "./brand-list.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { contactForm } from "./contact-form.ts";
import { contentCards } from "./content-cards.ts";
import { withEditMark } from "./edit-mark.ts";
import { customerValueProposition } from "./customer-value-proposition.ts";
import { featuredArticle } from "./featured-article.ts";
import { featuredPromotion } from "./featured-promotion.ts";
import { fitmentBadge } from "./fitment-badge.ts";
import { heroBannerCarousel } from "./hero-banner-carousel.ts";
import { hero } from "./hero.ts";
import { legendaryGrid } from "./legendary-grid.ts";
import { legendaryHero } from "./legendary-hero.ts";
import { marketingForm } from "./marketing-form.ts";
import { pageHeroDescription } from "./page-hero-description.ts";
import { pageTitle } from "./page-title.ts";
import { policyDocument } from "./policy-document.ts";
import { promotionsGrid } from "./promotions-grid.ts";
import { recentlyViewed } from "./recently-viewed.ts";
import { recommendedProducts } from "./recommended-products.ts";
import { richText } from "./rich-text.ts";
import { shopAllCategories } from "./shop-all-categories.ts";
import { storesPicker } from "./stores-picker.ts";
import { twoColumn } from "./two-column.ts";
import { videoTiles } from "./video-tiles.ts";

const mappers = new Map<string, BlockMapper>(
  [
    accordion,
    addressBlock,
    anchorLinkedPage,
    azBrandList,
    bannerCarousel,
    brandCard,
    brandHero,
    brandList,
    breadcrumbs,
    contactForm,
    contentCards,
    customerValueProposition,
    featuredArticle,
    featuredPromotion,
    fitmentBadge,
    hero,
    heroBannerCarousel,
    legendaryGrid,
    legendaryHero,
    marketingForm,
    pageHeroDescription,
    pageTitle,
    policyDocument,
    promotionsGrid,
    recentlyViewed,
    recommendedProducts,
    richText,
    shopAllCategories,
    storesPicker,
    twoColumn,
    videoTiles,
  ].map((mapper) => [mapper.component, mapper]),
);

/** The CMS components that become blocks. */
export const blockComponents: readonly string[] = [...mappers.keys()];

/** Told of every block that a page leaves out, and of what in one can't be read. */
export type ReportSkipped = (skipped: {
  component: string;
  reason: "unknown" | "empty" | "too-deep" | "unreadable";
  field?: string;
  value?: string;
}) => void;

/** A list in a list in a list is as deep as pages go: relations make it possible that a block holds itself. */
const deepest = 3;

const componentSchema = z.object({ component: z.string() });

/** The blocks of a page's body in order; unknown and empty ones are left out and reported, because one block must never cost the page. */
export function mapBlocks(body: unknown, report: ReportSkipped, depth = 0): Block[] {
  if (!Array.isArray(body)) return [];
  const mapNested = (nested: unknown) => mapBlocks(nested, report, depth + 1);
  return body.flatMap((raw) => {
    const component = componentSchema.safeParse(raw).data?.component ?? "(none)";
    if (depth > deepest) {
      report({ component, reason: "too-deep" });
      return [];
    }
    const mapper = mappers.get(component);
    const warn = (field: string, value: string) => report({ component, reason: "unreadable", field, value });
    const block = mapper?.toBlock(raw, warn, mapNested) ?? null;
    if (!block) report({ component, reason: mapper ? "empty" : "unknown" });
    return block ? withEditMark(block, raw) : [];
  });
}
