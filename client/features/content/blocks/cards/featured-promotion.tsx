import { ButtonLink } from "#client/ui/button/button.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { EndDate } from "./end-date.tsx";
import styles from "./featured-promotion.module.css";

/** One promotion with room to itself. */
export function FeaturedPromotion({ block }: { block: BlockOf<"featured-promotion"> }) {
  const { title, text, url, linkText, picture, endsOn } = block;
  return (
    <article className={styles.promotion}>
      <div className={styles.words}>
        {endsOn && <EndDate endsOn={endsOn} />}
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <ButtonLink className={styles.go} href={url} aria-label={`${linkText}: ${title}`}>
          {linkText}
        </ButtonLink>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 48rem) 100vw, 50vw" widths={[320, 600, 900, 1200]} isDecorative isCover />
        </div>
      )}
    </article>
  );
}
