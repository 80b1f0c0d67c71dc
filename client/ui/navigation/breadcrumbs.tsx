import type { Link } from "#shared/contract/picture.ts";
import styles from "./breadcrumbs.module.css";

/** The way here from the top; the page itself stands last, without a link. */
export function Breadcrumbs({ links, current }: { links: readonly Link[]; current: string }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        {links.map((link) => (
          <li key={link.url} className={styles.item}>
            <a href={link.url}>{link.label}</a>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
