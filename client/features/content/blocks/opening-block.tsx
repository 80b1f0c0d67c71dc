import type { Block, BlockOf } from "#shared/contract/blocks/blocks.ts";
import { HeroBannerCarousel } from "./heroes/hero-banner-carousel.tsx";
import { Hero } from "./heroes/hero.tsx";

type Opening = BlockOf<"hero-banner-carousel" | "hero">;

/** Whether a page may open with this block: its code comes with the page's own. */
export function isOpening(block: Block | undefined): block is Opening {
  return block?.type === "hero-banner-carousel" || block?.type === "hero";
}

/** What a page opens with, large and at once. */
export function OpeningBlock({ block, isFirst, isMain }: { block: Opening; isFirst: boolean; isMain: boolean }) {
  return block.type === "hero" ? <Hero block={block} isMain={isMain} /> : <HeroBannerCarousel block={block} isFirst={isFirst} />;
}
