import styles from "./stars.module.css";

/** Whole stars out of five, in words for whoever can't see them. */
export function Stars({ rating }: { rating: number }) {
  const whole = Math.round(rating);
  return <span className={styles.stars} data-stars={whole} role="img" aria-label={`${rating} of 5 stars`} />;
}
