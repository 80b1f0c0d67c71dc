import type { ProductReviews as Reviews } from "#shared/contract/catalogue/review.ts";
import { reviewSorts } from "#shared/domain/choosing/review.ts";
import { ReviewList } from "./review-list.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import styles from "./product-reviews.module.css";

const bodyMax = 280;

/** What a product's own page says of its reviews: what they come to, the latest few, and the ways to the rest and to one's own. */
export function ProductReviews({ product: { handle }, list, isOff }: Reviews) {
  const path = `/products/${handle}/reviews`;
  return (
    <>
      <p className={styles.ask}>
        Something else you want to know? <a href={`/products/${handle}/questions`}>Ask a question</a>
      </p>
      {!isOff && (
        <section className={styles.section} aria-labelledby="reviews">
          <div className={styles.head}>
            <h2 id="reviews">Reviews</h2>
            {list?.summary && <ReviewSummary summary={list.summary} />}
            {list === null && <p>Reviews are not available right now. Everything else about this part is.</p>}
            {list?.summary === null && <p>Nobody has reviewed this part yet.</p>}
            <p className={styles.ways}>
              <a href={`${path}#write`}>Write a review</a>
            </p>
          </div>
          {list?.summary && (
            <div>
              <ReviewList reviews={list.reviews} headingLevel="h3" bodyMax={bodyMax} />
              <p className={styles.ways}>
                <a href={path}>{list.summary.count > list.reviews.length ? `All ${list.summary.count} reviews` : "Read them in full"}</a>
                {list.summary.count > list.reviews.length &&
                  reviewSorts.slice(1).map(({ value, label }) => (
                    <a key={value} href={`${path}?sort=${value}`}>
                      {label}
                    </a>
                  ))}
              </p>
            </div>
          )}
        </section>
      )}
    </>
  );
}
