import type { ReactNode } from "react";
import type { Block } from "#shared/contract/blocks/blocks.ts";
import styles from "./blocks.module.css";

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
export const editMark = ({ mark }: Block) => mark && { "data-blok-c": mark.block, "data-blok-uid": mark.uid };

/** Where a block stands among a page's blocks. */
export function BlockPlace({ block, children }: { block: Block; children: ReactNode }) {
  return (
    <div className={places[block.type]} {...editMark(block)}>
      {children}
    </div>
  );
}
