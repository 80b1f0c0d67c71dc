import type { FoundPage } from "#shared/contract/catalogue/search.ts";
import rowStyles from "#client/ui/shelf/row.module.css";
import styles from "./found-pages.module.css";

/** Stores, help, articles and the like that the text leads to: results of their own. */
export function FoundPages({ pages }: { pages: FoundPage[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Pages for your search">
      <ul className={`${rowStyles.row} ${styles.list}`}>
        {pages.map(({ kind, label, url }) => (
          <li key={url}>
            <a className={styles.page} href={url}>
              <span className={styles.kind}>{kinds[kind]}</span>
              <strong>{label}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const kinds: Record<FoundPage["kind"], string> = {
  store: "Store",
  help: "Help",
  category: "Category",
  brand: "Brand",
  article: "Article",
  video: "Video",
  legend: "Legend",
  vehicle: "Vehicle",
};
