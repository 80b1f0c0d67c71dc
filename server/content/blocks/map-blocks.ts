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
import { addressBlock } from "./address-block.ts";
import { anchorLinkedPage } from "./anchor-linked-page.ts";
import { bannerCarousel } from "./banner-carousel.ts";
import { type BlockMapper, blockMapper } from "./block-mapper.ts";
import { brandHero } from "./brand-hero.ts";
import { brandLinksField, brandList } from "./brand-list.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { contactForm } from "./contact-form.ts";
import { contentCards } from "./content-cards.ts";
import { customerValueProposition } from "./customer-value-proposition.ts";
import { withEditMark } from "./edit-mark.ts";
import { featuredArticle } from "./featured-article.ts";
import { featuredPromotion } from "./featured-promotion.ts";
import { fitmentBadge } from "./fitment-badge.ts";
import { heroBannerCarousel } from "./hero-banner-carousel.ts";
import { hero } from "./hero.ts";
import { legendaryGrid } from "./legendary-grid.ts";
import { marketingForm } from "./marketing-form.ts";
import { pageHeroDescription } from "./page-hero-description.ts";
import { policyDocument } from "./policy-document.ts";
import { promotionsGrid } from "./promotions-grid.ts";
import { recommendedProducts } from "./recommended-products.ts";
import { shopAllCategories } from "./shop-all-categories.ts";
import { twoColumn } from "./two-column.ts";
import { videoTiles } from "./video-tiles.ts";

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
