import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { dayInWords } from "#client/lib/text/day-in-words.ts";
import { AuthorNote } from "./author-note.tsx";
import styles from "./byline.module.css";

/** Who made a story and when, and the lists of the hub that it is in. */
export function Byline({ block: { lead, author, publishedOn, topics } }: { block: BlockOf<"byline"> }) {
  return (
    <div className={styles.byline}>
      <div className={styles.about}>
        {publishedOn && (
          <time className={styles.date} dateTime={publishedOn}>
            {dayInWords(publishedOn)}
          </time>
        )}
        {topics.length > 0 && (
          <ul className={styles.topics} aria-label="Topics">
            {topics.map(({ label, url }) => (
              <li key={url}>
                <a className={styles.topic} href={url}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {author && <AuthorNote lead={lead} author={author} />}
    </div>
  );
}
