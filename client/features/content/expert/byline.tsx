import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { longDate } from "#client/lib/text/long-date.ts";
import { AuthorNote } from "./author-note.tsx";
import styles from "./byline.module.css";

/** Who made a story and when, and the lists of the hub that it is in. */
export function Byline({ block: { lead, author, publishedAt, topics } }: { block: BlockOf<"byline"> }) {
  const date = publishedAt && longDate(publishedAt);
  return (
    <div className={styles.byline}>
      <div className={styles.about}>
        {date && (
          <time className={styles.date} dateTime={publishedAt}>
            {date}
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
