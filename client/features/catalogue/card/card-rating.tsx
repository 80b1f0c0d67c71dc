import { use } from "react";
import { SiteContext } from "#client/lib/page/site.ts";
import { maxRating, ratingLabel } from "#shared/domain/product/product-card-rules.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import styles from "./card-rating.module.css";

/** The score and how many gave it; nothing without reviews to read. */
export function CardRating({ rating, reviewsCount }: { rating: number | null; reviewsCount: number }) {
  const score = ratingLabel(rating, reviewsCount);
  const isClosed = use(SiteContext)?.closed?.services.includes("reviews") === true;
  if (score === null || isClosed) return null;
  return (
    <span className={styles.rating}>
      <Icon of="star" size="small" className={styles.star} />
      <VisuallyHidden>Rated </VisuallyHidden>
      {score}
      <span className={styles.most}>/{maxRating}</span>
      <span className={styles.count}>
        ({reviewsCount}
        <VisuallyHidden>{reviewsCount === 1 ? " review" : " reviews"}</VisuallyHidden>)
      </span>
    </span>
  );
}
