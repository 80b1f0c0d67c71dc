import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { Byline } from "../expert/byline.tsx";
import { FeaturedArticle } from "./cards/featured-article.tsx";
import { FeaturedPromotion } from "./cards/featured-promotion.tsx";
import { LegendaryGrid } from "./cards/legendary-grid.tsx";
import { LegendaryHero } from "./heroes/legendary-hero.tsx";
import { VideoTiles } from "./cards/video-tiles.tsx";

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
      // A release that is newer than this browser's scripts may send one more.
      block satisfies never;
      return null;
  }
}
