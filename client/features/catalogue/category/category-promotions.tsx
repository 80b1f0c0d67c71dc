import type { CategoryPromotion } from "#shared/contract/catalogue/category.ts";
import { dayInWords } from "#client/lib/text/day-in-words.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import rowStyles from "#client/ui/shelf/row.module.css";
import styles from "./category-promotions.module.css";

/** What is reduced in a category just now, and the drawings on which its parts sit; nothing where there is neither. */
export function CategoryPromotions({ promotions }: { promotions: CategoryPromotion[] }) {
  if (promotions.length === 0) return null;
  return (
    <ul className={`${rowStyles.row} ${styles.list}`} aria-label={promotions[0]?.endsOn ? "Promotions" : "Drawings"}>
      {promotions.map(({ id, title, text, url, picture, endsOn }) => (
        <li key={id}>
          <a className={styles.promotion} href={url}>
            {picture && (
              <span className={styles.picture}>
                <Picture picture={picture} sizes="10rem" widths={[216, 432]} isDecorative isCover />
              </span>
            )}
            <span className={styles.words}>
              <strong className={styles.title}>{title}</strong>
              <span>{text}</span>
              {endsOn && <time className={styles.end} dateTime={endsOn}>{`Ends ${dayInWords(endsOn)}`}</time>}
            </span>
            <Icon of="chevron-right" className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
