import type { ReactNode } from "react";
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
import { FitmentBadge } from "./fitment-badge.tsx";
import { BannerCarousel } from "./heroes/banner-carousel.tsx";
import { HeroBannerCarousel } from "./heroes/hero-banner-carousel.tsx";
import { Hero } from "./heroes/hero.tsx";
import { PageHeroDescription } from "./heroes/page-hero-description.tsx";
import { PageTitle, isTitleBlock } from "./heroes/page-title.tsx";
import { SectionTitle } from "./heroes/section-title.tsx";
import { MarketingForm } from "./marketing-form.tsx";
import { StoryBlock } from "./story-block.tsx";
import { Accordion } from "./text/accordion.tsx";
import { AddressBlock } from "./text/address-block.tsx";
import { PolicyDocument } from "./text/policy-document.tsx";
import { RichText } from "./text/rich-text.tsx";
import { TwoColumn } from "./text/two-column.tsx";
import { ValueProposition } from "./text/value-proposition.tsx";
import styles from "./blocks.module.css";

type BlocksProps = {
  blocks: Block[];
  /** The page has its heading already. */
  isTitled?: boolean;
  /** Product cards belong to another feature, so the page supplies them. */
  renderProducts: (block: BlockOf<"recommended-products">) => ReactNode;
  renderRecentlyViewed?: () => ReactNode;
  renderContactForm?: (form: BlockOf<"contact-form">) => ReactNode;
  renderStoresPicker?: (block: BlockOf<"stores-picker">) => ReactNode;
};

/** Where the page keeps a place of its own for a kind of block. */
const places: Partial<Record<Block["type"], string | undefined>> = {
  "hero-banner-carousel": styles.wide,
  hero: styles.wide,
  "legendary-hero": styles.wide,
  breadcrumbs: styles.trail,
  "featured-article": styles.roomy,
  byline: styles.facts,
  "rich-text": styles.prose,
  "video-tiles": styles.film,
};

/** By these the visual editor knows what was clicked. */
const editMark = ({ mark }: Block) => mark && { "data-blok-c": mark.block, "data-blok-uid": mark.uid };

/** The blocks of a page, one below the other. The first title is the page's heading. */
export function Blocks({ blocks, isTitled, renderProducts, renderRecentlyViewed, renderContactForm, renderStoresPicker }: BlocksProps) {
  const mainId = isTitled ? undefined : blocks.find(isTitleBlock)?.id;
  const firstId = blocks[0]?.id;

  function renderBlock(block: Block): ReactNode {
    switch (block.type) {
      case "hero-banner-carousel":
        return <HeroBannerCarousel block={block} isFirst={block.id === firstId} />;
      case "hero":
        return <Hero block={block} isMain={block.id === mainId} />;
      case "page-title":
        return <PageTitle title={block.title} isMain={block.id === mainId} />;
      case "rich-text":
        return <RichText html={block.html} />;
      case "shop-all-categories":
        return <CategoryTiles block={block} />;
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

  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <div key={block.id} className={places[block.type]} {...editMark(block)}>
          {renderBlock(block)}
        </div>
      ))}
    </div>
  );
}
