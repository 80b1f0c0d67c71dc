import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { Byline } from "./byline.tsx";
import { FeaturedArticle } from "./featured-article.tsx";
import { FeaturedPromotion } from "./featured-promotion.tsx";
import { LegendaryGrid } from "./legendary-grid.tsx";
import { LegendaryHero } from "./legendary-hero.tsx";
import { VideoTiles } from "./video-tiles.tsx";

type StoryBlockData = BlockOf<"byline" | "featured-article" | "featured-promotion" | "legendary-grid" | "legendary-hero" | "video-tiles">;

/** A block that leads to a story, or opens one. */
export function StoryBlock({ block, isMain }: { block: StoryBlockData; isMain: boolean }) {
  switch (block.type) {
    case "byline":
      return <Byline block={block} />;
    case "featured-article":
      return <FeaturedArticle block={block} />;
    case "featured-promotion":
      return <FeaturedPromotion block={block} />;
    case "legendary-grid":
      return <LegendaryGrid block={block} />;
    case "legendary-hero":
      return <LegendaryHero block={block} isMain={isMain} />;
    case "video-tiles":
      return <VideoTiles block={block} />;
    default:
      return null;
  }
}
