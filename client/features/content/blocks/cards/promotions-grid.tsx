import { useId } from "react";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import cardGridStyles from "#client/ui/shelf/card-grid.module.css";
import { Picture } from "#client/ui/picture/picture.tsx";
import { EndDate } from "./end-date.tsx";
import { SectionTitle } from "../heroes/section-title.tsx";
import styles from "./promotions-grid.module.css";

export function PromotionsGrid({ block }: { block: BlockOf<"promotions-grid"> }) {
  const titleId = useId();
  return (
    <section className={cardGridStyles.section} aria-labelledby={block.title ? titleId : undefined}>
      {block.title && <SectionTitle id={titleId}>{block.title}</SectionTitle>}
      <ul className={styles.grid}>
        {block.promotions.map(({ id, title, text, url, picture, endsOn }) => (
          <li key={id}>
            <a className={styles.promotion} href={url}>
              <span className={styles.picture}>
                {picture && (
                  <Picture picture={picture} sizes="(width < 48rem) 100vw, 33vw" widths={[600, 900, 1200]} isDecorative isCover />
                )}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              {endsOn && <EndDate endsOn={endsOn} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
