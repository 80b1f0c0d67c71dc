import { useId } from "react";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { SectionTitle } from "../heroes/section-title.tsx";
import styles from "./category-tiles.module.css";

/** The way into the catalogue: a drawing and a name for each category. */
export function CategoryTiles({ block }: { block: BlockOf<"shop-all-categories"> }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{block.title}</SectionTitle>
      <ul className={styles.tiles}>
        {block.categories.map(({ label, url, picture }) => (
          <li key={url}>
            <a className={styles.tile} href={url}>
              {picture && <Picture picture={picture} sizes="(width < 48rem) 50vw, 16vw" widths={[250, 500]} isDecorative />}
              <span className={styles.label}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
