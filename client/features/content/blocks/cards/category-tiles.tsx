import { useId } from "react";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { SectionTitle } from "../heroes/section-title.tsx";
import styles from "./category-tiles.module.css";

type CategoryTilesProps = {
  block: BlockOf<"shop-all-categories">;
  /** The shopper's, and how many products the lists behind the tiles show for it, by their addresses; nothing is said of others. */
  car?: { name: string; listTotals: Readonly<Record<string, number>> } | null;
};

/** The way into the catalogue: a drawing and a name for each category. With a car what is empty for it is greyed. */
export function CategoryTiles({ block, car }: CategoryTilesProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{block.title}</SectionTitle>
      <ul className={styles.tiles}>
        {block.categories.map(({ label, url, picture }) => {
          const total = car?.listTotals[url];
          return (
            <li key={url}>
              <a className={classNames(styles.tile, total === 0 && styles.empty)} href={url}>
                {picture && <Picture picture={picture} sizes="(width < 48rem) 50vw, 16vw" widths={[250, 500]} isDecorative />}
                <span className={styles.label}>
                  {label}
                  {car && total !== undefined && (
                    <span className={styles.count}>
                      {" "}
                      {formatNumber(total)}
                      <VisuallyHidden> for your {car.name}</VisuallyHidden>
                    </span>
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
