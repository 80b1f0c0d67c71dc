import type { HubFilter } from "#shared/contract/content/hub.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import rowStyles from "#client/ui/shelf/row.module.css";
import styles from "./hub-filters.module.css";

/** The hub's filters, all of them links. A chosen one leads to the list without it. */
export function HubFilters({ filters }: { filters: HubFilter[] }) {
  const isAnyChosen = filters.some(({ options }) => options.some(({ isChosen }) => isChosen));
  return (
    <nav className={styles.filters} aria-label="Filter the content hub">
      {filters.map(({ label, title, options }) => (
        <div key={label} className={styles.filter}>
          <p id={`hub-${label}`} className={styles.title}>
            {title}
          </p>
          <ul className={`${rowStyles.row} ${styles.options}`} aria-labelledby={`hub-${label}`}>
            {options.map(({ slug, name, count, isChosen, url }) => (
              <li key={slug}>
                {/* Lists of several choices are for shoppers, not for crawlers. */}
                <a className={styles.option} href={url} aria-current={isChosen || undefined} rel={isAnyChosen ? "nofollow" : undefined}>
                  {isChosen && <Icon of="check" size="small" />}
                  {name}
                  <span className={styles.count}>
                    {count}
                    <VisuallyHidden> {count === 1 ? "story" : "stories"}</VisuallyHidden>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isAnyChosen && (
        <a className={styles.clear} href="/content-hub">
          Clear all filters
        </a>
      )}
    </nav>
  );
}
