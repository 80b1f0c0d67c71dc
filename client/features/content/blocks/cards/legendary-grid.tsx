import { useId } from "react";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import cardGridStyles from "#client/ui/shelf/card-grid.module.css";
import cardLinkStyles from "#client/ui/shelf/card-link.module.css";
import { classNames } from "#client/ui/class-names.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import { SectionTitle } from "../heroes/section-title.tsx";
import styles from "./legendary-grid.module.css";

/** The great cars side by side, each a poster that leads to its story. */
export function LegendaryGrid({ block }: { block: BlockOf<"legendary-grid"> }) {
  const titleId = useId();
  return (
    <section className={cardGridStyles.section} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{block.title}</SectionTitle>
      <ul className={classNames(cardGridStyles.grid, cardGridStyles.four)}>
        {block.legends.map(({ id, title, years, text, url, picture }) => (
          <li key={id} className={styles.legend}>
            {picture && (
              <div className={styles.picture}>
                <Picture
                  picture={picture}
                  sizes="(width < 48rem) 100vw, (width < 75rem) 50vw, 25vw"
                  widths={[480, 800, 1080]}
                  isDecorative
                  isCover
                />
              </div>
            )}
            <div className={styles.words}>
              {years && <p className={styles.years}>{years}</p>}
              <h3 className={styles.title}>
                <a className={classNames(cardLinkStyles.link, styles.link)} href={url}>
                  <Unbroken>{title}</Unbroken>
                </a>
              </h3>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
