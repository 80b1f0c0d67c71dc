import type { ContentCardData } from "#shared/contract/blocks/blocks.ts";
import cardLinkStyles from "#client/ui/shelf/card-link.module.css";
import { Picture } from "#client/ui/picture/picture.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import styles from "./content-card.module.css";

/** An article, guide or page to go to; the whole card leads there. */
export function ContentCard({ card }: { card: ContentCardData }) {
  return (
    <article className={styles.card}>
      {card.picture && (
        <div className={styles.picture}>
          <Picture picture={card.picture} sizes="(width < 48rem) 100vw, 33vw" widths={[500, 750, 1000]} isDecorative isCover />
        </div>
      )}
      <div>
        {card.tag && <p className={styles.tag}>{card.tag}</p>}
        <h3 className={styles.title}>
          <a className={cardLinkStyles.link} href={card.url}>
            <Unbroken>{card.title}</Unbroken>
          </a>
        </h3>
      </div>
      <p className={styles.text}>{card.text}</p>
      <span className={styles.more} aria-hidden="true">
        {card.linkText}
      </span>
    </article>
  );
}
