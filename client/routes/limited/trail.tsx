import type { Link } from "#shared/contract/picture.ts";
import styles from "./trail.module.css";

/** Breadcrumbs for pages that are no lists: those of lists are in one file with all that a list begins with, which these pages can do without. */
export function Trail({ links, current }: { links: readonly Link[]; current: string }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        {[...links, { label: current, url: null }].map(({ label, url }) => (
          <li key={label} className={styles.item}>
            {url === null ? (
              <span className={styles.current} aria-current="page">
                {label}
              </span>
            ) : (
              <a href={url}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
