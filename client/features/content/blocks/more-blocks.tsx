import type { ReactNode } from "react";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import type { Block, BlockOf } from "#shared/contract/blocks/blocks.ts";
import { AzBrandList } from "../brand/az-brand-list.tsx";
import { BrandCard } from "../brand/brand-card.tsx";
import { BrandHeroBlock } from "../brand/brand-hero-block.tsx";
import { BrandList } from "../brand/brand-list.tsx";
import { AnchorLinkedPage } from "./anchors/anchor-linked-page.tsx";
import { CategoryTiles } from "./cards/category-tiles.tsx";
import { ContentCards } from "./cards/content-cards.tsx";
import { PromotionsGrid } from "./cards/promotions-grid.tsx";
import { BannerCarousel } from "./heroes/banner-carousel.tsx";
import { PageHeroDescription } from "./heroes/page-hero-description.tsx";
import { PageTitle } from "./heroes/page-title.tsx";
import { BlockPlace, editMark } from "./block-place.tsx";
import { OpeningBlock } from "./opening-block.tsx";
import { SectionTitle } from "./heroes/section-title.tsx";
import { StoryBlock } from "./story-block.tsx";
import { Accordion } from "./text/accordion.tsx";
import { AddressBlock } from "./text/address-block.tsx";
import { PolicyDocument } from "./text/policy-document.tsx";
import { RichText } from "./text/rich-text.tsx";
import { TwoColumn } from "./text/two-column.tsx";
import { ValueProposition } from "./text/value-proposition.tsx";
import styles from "./blocks.module.css";

// On few pages only.
const MarketingForm = lazyPart(async () => (await import("../embeds/marketing-form.tsx")).MarketingForm);
const FitmentBadge = lazyPart(async () => (await import("./fitment-badge.tsx")).FitmentBadge);

type MoreBlocksProps = {
  blocks: Block[];
  /** The block that holds the page's heading. */
  mainId: string | undefined;
  /** Product cards belong to another feature, so the page supplies them. */
  renderProducts: (block: BlockOf<"recommended-products">) => ReactNode;
  renderRecentlyViewed?: () => ReactNode;
  renderContactForm?: (form: BlockOf<"contact-form">) => ReactNode;
  renderStoresPicker?: (block: BlockOf<"stores-picker">) => ReactNode;
  /** Where the page knows how much the categories have for the shopper's car. */
  renderCategoryTiles?: (block: BlockOf<"shop-all-categories">) => ReactNode;
};

/** The blocks of a page below its opening. */
export function MoreBlocks({
  blocks,
  mainId,
  renderProducts,
  renderRecentlyViewed,
  renderContactForm,
  renderStoresPicker,
  renderCategoryTiles,
}: MoreBlocksProps) {
  function renderBlock(block: Block): ReactNode {
    switch (block.type) {
      case "hero-banner-carousel":
      case "hero":
        return <OpeningBlock block={block} isFirst={false} isMain={block.id === mainId} />;
      case "page-title":
        return <PageTitle title={block.title} isMain={block.id === mainId} />;
      case "rich-text":
        return <RichText html={block.html} />;
      case "shop-all-categories":
        return renderCategoryTiles?.(block) ?? <CategoryTiles block={block} />;
      case "recommended-products":
        return renderProducts(block);
      case "recently-viewed":
        return renderRecentlyViewed?.();
      case "customer-value-proposition":
        return <ValueProposition block={block} />;
      case "promotions-grid":
        return <PromotionsGrid block={block} />;
      case "content-cards":
        return <ContentCards block={block} />;
      case "byline":
      case "featured-article":
      case "featured-promotion":
      case "legendary-grid":
      case "legendary-hero":
      case "video-tiles":
        return <StoryBlock block={block} isMain={block.id === mainId} />;
      case "brand-list":
        return <BrandList block={block} />;
      case "two-column":
        return <TwoColumn block={block} renderBlocks={renderNested} />;
      case "contact-form":
        return renderContactForm?.(block);
      case "accordion":
        return <Accordion block={block} />;
      case "anchor-linked-page":
        return <AnchorLinkedPage block={block} renderBlocks={renderNested} />;
      case "page-hero-description":
        return <PageHeroDescription block={block} isMain={block.id === mainId} />;
      case "breadcrumbs":
        return <Breadcrumbs links={block.links} current={block.current} />;
      case "policy-document":
        return <PolicyDocument block={block} isMain={block.id === mainId} />;
      case "brand-hero":
        return <BrandHeroBlock block={block} isMain={block.id === mainId} />;
      case "brand-card":
        return <BrandCard block={block} />;
      case "az-brand-list":
        return <AzBrandList block={block} />;
      case "banner-carousel":
        return <BannerCarousel block={block} />;
      case "address-block":
        return <AddressBlock block={block} />;
      case "fitment-badge":
        return <FitmentBadge block={block} />;
      case "stores-picker":
        return (
          <section>
            <SectionTitle>{block.title}</SectionTitle>
            {renderStoresPicker?.(block)}
          </section>
        );
      case "marketing-form":
        return <MarketingForm block={block} />;
      default:
        // A release that is newer than this browser's scripts may send one more.
        block satisfies never;
        return null;
    }
  }

  function renderNested(nested: Block[]): ReactNode {
    if (nested.length === 0) return null;
    return (
      <div className={styles.nested}>
        {nested.map((block) => (
          <div key={block.id} {...editMark(block)}>
            {renderBlock(block)}
          </div>
        ))}
      </div>
    );
  }

  return blocks.map((block) => (
    <BlockPlace key={block.id} block={block}>
      {renderBlock(block)}
    </BlockPlace>
  ));
}
