import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { ReadMore } from "#client/ui/text/read-more.tsx";
import { PageTitle } from "./page-title.tsx";
import { RichText } from "../text/rich-text.tsx";
import styles from "./page-hero-description.module.css";

/** A page's heading with some words below it, the first five lines to begin with. */
export function PageHeroDescription({ block, isMain }: { block: BlockOf<"page-hero-description">; isMain: boolean }) {
  return (
    <header className={styles.head}>
      <PageTitle title={block.title} isMain={isMain} />
      <ReadMore>
        <RichText html={block.html} isCut />
      </ReadMore>
    </header>
  );
}
