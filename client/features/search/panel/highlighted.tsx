import type { Suggestions } from "#shared/contract/catalogue/search.ts";
import styles from "./highlighted.module.css";

type HighlightedProps = { parts: Suggestions["queries"][number]["highlighted"] };

/** A text with the parts that match what was typed. */
export function Highlighted({ parts }: HighlightedProps) {
  return (
    <span>
      {parts.map(({ text, isMatch }, index) => {
        const key = `${index}${text}`;
        return isMatch ? (
          <mark key={key} className={styles.match}>
            {text}
          </mark>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </span>
  );
}
