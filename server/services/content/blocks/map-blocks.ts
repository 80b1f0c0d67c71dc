import { z } from "zod";
import type { Block } from "#shared/contract/blocks/blocks.ts";
import { defaultStoreState, storeStates } from "#shared/domain/stores/store-states.ts";
import { brandField } from "../brands/brand-field.ts";
import { brandIndex } from "../brands/brand-index.ts";
import { factsField } from "../fields/facts-field.ts";
import { listField } from "../fields/list-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { richTextField } from "../fields/rich-text-field.ts";
import { textField } from "../fields/text-field.ts";
import { anchorLinkedPage } from "./anchor-linked-page.ts";
import { type BlockMapper, blockMapper } from "./block-mapper.ts";
import { bannerCarousel } from "./cards/banner-carousel.ts";
import { contentCards } from "./cards/content-cards.ts";
import { featuredArticle } from "./cards/featured-article.ts";
import { featuredPromotion } from "./cards/featured-promotion.ts";
import { legendaryGrid } from "./cards/legendary-grid.ts";
import { promotionsGrid } from "./cards/promotions-grid.ts";
import { recommendedProducts } from "./cards/recommended-products.ts";
import { shopAllCategories } from "./cards/shop-all-categories.ts";
import { videoTiles } from "./cards/video-tiles.ts";
import { withEditMark } from "./edit-mark.ts";
import { contactForm } from "./forms/contact-form.ts";
import { marketingForm } from "./forms/marketing-form.ts";
import { brandHero } from "./heroes/brand-hero.ts";
import { heroBannerCarousel } from "./heroes/hero-banner-carousel.ts";
import { hero } from "./heroes/hero.ts";
import { pageHeroDescription } from "./heroes/page-hero-description.ts";
import { addressBlock } from "./text/address-block.ts";
import { brandLinksField, brandList } from "./text/brand-list.ts";
import { breadcrumbs } from "./text/breadcrumbs.ts";
import { customerValueProposition } from "./text/customer-value-proposition.ts";
import { fitmentBadge } from "./text/fitment-badge.ts";
import { policyDocument } from "./text/policy-document.ts";
import { twoColumn } from "./text/two-column.ts";

const itemSchema = z.object({ _uid: textField, title: z.string().min(1), text: richTextField });

const accordion = blockMapper("Accordion", z.object({ items: listField(itemSchema) }), ({ items }, id) => {
  const shown = items.map(({ _uid, title, text }, index) => ({ id: _uid || `${id}-${index}`, title, html: text }));
  return shown.length === 0 ? null : { id, type: "accordion", items: shown };
});

const schema = z.object({ title: textField, years: textField, text: textField, picture: pictureField, facts: factsField });

const legendaryHero = blockMapper("LegendaryHero", schema, ({ title, years, text, picture, facts }, id) => {
  return title ? { id, type: "legendary-hero", title, years, text, picture, facts } : null;
});

/** Every brand by its name, as in the index of a catalogue. */
const azBrandList = blockMapper("AzBrandList", z.object({ title: textField, brands: brandLinksField }), ({ title, brands }, id) => {
  return brands.length === 0 ? null : { id, type: "az-brand-list", title: title || "Brands from A to Z", chunks: brandIndex(brands) };
});

const storesPicker = blockMapper("StoresPicker", z.object({ title: textField, state: textField }), ({ title, state }, id) => {
  const known = storeStates.find(({ code }) => code === state.trim().toUpperCase());
  return { id, type: "stores-picker", title: title || "Find a store", state: known?.code ?? defaultStoreState };
});

const richText = blockMapper("RichText", z.object({ text: richTextField }), ({ text }, id) => {
  return text ? { id, type: "rich-text", html: text } : null;
});

const pageTitle = blockMapper("PageTitle", z.object({ title: textField }), ({ title }, id) => {
  return title ? { id, type: "page-title", title } : null;
});

const brandCard = blockMapper("BrandCard", z.object({ brand: brandField }), ({ brand: { name, url, logo, html } }, id) => {
  return name && url ? { id, type: "brand-card", name, url, logo, html } : null;
});

const recentlyViewed = blockMapper("RecentlyViewed", z.object({}), (_fields, id) => ({ id, type: "recently-viewed" }));

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
