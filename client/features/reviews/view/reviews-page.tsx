import type { ComponentProps } from "react";
import { ClosedNote } from "#client/ui/feedback/closed-note.tsx";
import { Pagination } from "#client/ui/navigation/pagination.tsx";
import type { ProductReviews } from "#shared/contract/catalogue/review.ts";
import { reviewSorts } from "#shared/domain/choosing/review.ts";
import { ReviewForm } from "./review-form.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { TalkPage } from "./talk-page.tsx";
import styles from "./reviews-page.module.css";

type ReviewsPageProps = {
  reviews: ProductReviews;
  /** How the shop is reached where it has no reviews. */
  closed: { phone: string | null; email: string | null } | null;
} & Omit<ComponentProps<typeof ReviewForm>, "handle">;

/** All that shoppers say of a part, and where to say something. */
export function ReviewsPage({ reviews: { product, list }, closed, ...form }: ReviewsPageProps) {
  const path = `/products/${product.handle}/reviews`;
  const hrefOf = (page: number, sort = list?.sort) => {
    const query = new URLSearchParams([
      ...(sort && sort !== "newest" ? [["sort", sort]] : []),
      ...(page > 1 ? [["page", String(page)]] : []),
    ]);
    return query.size === 0 ? path : `${path}?${query}`;
  };
  if (closed) {
    return (
      <TalkPage product={product} title="Reviews">
        <ClosedNote text="We have no reviews here at the moment." {...closed} />
      </TalkPage>
    );
  }
  return (
    <TalkPage product={product} title="Reviews">
      {list === null && <p role="status">Reviews are not available right now. You can write one all the same.</p>}
      {list?.summary === null && <p>Nobody has reviewed this part yet. Have you fitted one?</p>}
      {list?.summary && (
        <div className={styles.columns}>
          <div className={styles.side}>
            <ReviewSummary summary={list.summary} />
            <a href="#write">Write a review</a>
          </div>
          <section className={styles.all} aria-label="All reviews">
            <nav className={styles.sorts} aria-label="Order of reviews">
              {reviewSorts.map(({ value, label }) => (
                <a key={value} href={hrefOf(1, value)} aria-current={value === list.sort ? "true" : undefined}>
                  {label}
                </a>
              ))}
            </nav>
            <ReviewList reviews={list.reviews} headingLevel="h2" />
            <Pagination page={list.page} pageCount={list.pageCount} hrefOf={hrefOf} />
          </section>
        </div>
      )}
      <ReviewForm handle={product.handle} {...form} />
    </TalkPage>
  );
}
