import { dayInWords } from "#client/lib/text/day-in-words.ts";
import type { Review } from "#shared/contract/catalogue/review.ts";
import { shortened } from "#shared/domain/one-line.ts";
import { Stars } from "./stars.tsx";
import styles from "./review-list.module.css";

type ReviewListProps = { reviews: readonly Review[]; headingLevel: "h2" | "h3"; bodyMax?: number };

/** Reviews one below the other. Everything in them is text that strangers wrote. */
export function ReviewList({ reviews, headingLevel: Heading, bodyMax = Infinity }: ReviewListProps) {
  return (
    <ol className={styles.list}>
      {reviews.map(({ id, rating, title, body, author, car, isVerified, writtenOn }) => (
        <li key={id} className={styles.review}>
          <Stars rating={rating} />
          {title && <Heading className={styles.title}>{title}</Heading>}
          <p className={styles.body}>{shortened(body, bodyMax)}</p>
          <p className={styles.who}>
            <b>{author}</b>
            {`${isVerified ? ", bought here" : ""}, ${writtenOn === null ? "some time ago" : dayInWords(writtenOn)}`}
            {car !== null && <span className={styles.car}>On their {car}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
