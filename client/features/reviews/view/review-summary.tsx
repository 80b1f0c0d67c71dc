import { formatNumber } from "#shared/domain/money.ts";
import type { ReviewPage } from "#shared/contract/catalogue/review.ts";
import { Stars } from "./stars.tsx";
import styles from "./review-summary.module.css";

/** What all reviews come to, and how many gave how many stars. */
export function ReviewSummary({ summary }: { summary: NonNullable<ReviewPage["summary"]> }) {
  const { average, count, stars } = summary;
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <b>{average.toFixed(1)}</b>
        <Stars rating={average} />
        <span>{`from ${formatNumber(count)} ${count === 1 ? "review" : "reviews"}`}</span>
      </p>
      <ul className={styles.bars} aria-label="Reviews by stars">
        {stars.map((of, at) => {
          const name = `${5 - at} ${at === 4 ? "star" : "stars"}`;
          return (
            <li key={name}>
              {name}
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.round((of / count) * 100)} height="8" />
              </svg>
              <b>{of}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
