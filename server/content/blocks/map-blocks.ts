import { z } from "zod";
import type { Block } from "#shared/contract/blocks.ts";
import { accordion } from "./accordion.ts";
import type { BlockMapper } from "./block-mapper.ts";
import { brandList } from "./brand-list.ts";
import { contentCards } from "./content-cards.ts";
import { customerValueProposition } from "./customer-value-proposition.ts";
import { heroBannerCarousel } from "./hero-banner-carousel.ts";
import { hero } from "./hero.ts";
import { pageTitle } from "./page-title.ts";
import { promotionsGrid } from "./promotions-grid.ts";
import { recentlyViewed } from "./recently-viewed.ts";
import { recommendedProducts } from "./recommended-products.ts";
import { richText } from "./rich-text.ts";
import { shopAllCategories } from "./shop-all-categories.ts";
import { twoColumn } from "./two-column.ts";

const mappers = new Map<string, BlockMapper>(
  [
    accordion,
    brandList,
    contentCards,
    customerValueProposition,
    hero,
    heroBannerCarousel,
    pageTitle,
    promotionsGrid,
    recentlyViewed,
    recommendedProducts,
    richText,
    shopAllCategories,
    twoColumn,
  ].map((mapper) => [mapper.component, mapper]),
);

/** Told of every block that a page leaves out. */
export type ReportSkipped = (skipped: { component: string; reason: "unknown" | "empty" }) => void;

const componentSchema = z.object({ component: z.string() });

/** The blocks of a page's body in order; unknown and empty ones are left out and reported, because one block must never cost the page. */
export function mapBlocks(body: unknown, report: ReportSkipped): Block[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((raw) => {
    const component = componentSchema.safeParse(raw).data?.component ?? "(none)";
    const mapper = mappers.get(component);
    const block = mapper?.toBlock(raw) ?? null;
    if (!block) report({ component, reason: mapper ? "empty" : "unknown" });
    return block ?? [];
  });
}
