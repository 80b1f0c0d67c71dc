import type { ReactNode } from "react";
import type { Block, BlockOf } from "#shared/contract/blocks.ts";
import { Accordion } from "./accordion.tsx";
import { BrandList } from "./brand-list.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { ContentCards } from "./content-cards.tsx";
import { HeroBannerCarousel } from "./hero-banner-carousel.tsx";
import { Hero } from "./hero.tsx";
import { PageTitle } from "./page-title.tsx";
import { PromotionsGrid } from "./promotions-grid.tsx";
import { RichText } from "./rich-text.tsx";
import { TwoColumn } from "./two-column.tsx";
import { ValueProposition } from "./value-proposition.tsx";
import styles from "./blocks.module.css";

type BlocksProps = {
  blocks: Block[];
  /** The page has its heading already. */
  isTitled?: boolean;
  /** Product cards belong to another feature, so the page supplies them. */
  renderProducts: (block: BlockOf<"recommended-products">) => ReactNode;
  renderRecentlyViewed?: () => ReactNode;
};

/** The blocks of a page, one below the other. The first title is the page's heading. */
export function Blocks({ blocks, isTitled, renderProducts, renderRecentlyViewed }: BlocksProps) {
  const mainId = isTitled ? undefined : blocks.find(isTitle)?.id;
  const firstId = blocks[0]?.id;

  function renderBlock(block: Block): ReactNode {
    switch (block.type) {
      case "hero-banner-carousel":
        return <HeroBannerCarousel block={block} isFirst={block.id === firstId} />;
      case "hero":
        return <Hero block={block} isMain={block.id === mainId} />;
      case "page-title":
        return <PageTitle block={block} isMain={block.id === mainId} />;
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
      case "brand-list":
        return <BrandList block={block} />;
      case "two-column":
        return <TwoColumn block={block} />;
      case "accordion":
        return <Accordion block={block} />;
      default:
        return null;
    }
  }

  return (
    <div className={styles.blocks}>
      {blocks.map((block) => {
        const isWide = block.type === "hero-banner-carousel" || block.type === "hero";
        return (
          <div key={block.id} className={isWide ? styles.wide : undefined}>
            {renderBlock(block)}
          </div>
        );
      })}
    </div>
  );
}

function isTitle(block: Block): boolean {
  return block.type === "hero" || block.type === "page-title";
}
