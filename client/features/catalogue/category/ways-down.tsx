import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import styles from "./ways-down.module.css";

/** A category at the address that the list has for it. */
export type Way = Pick<CategoryNode, "title" | "url">;

/** Categories below a brand or a vehicle, each at its own address. */
export function WaysDown({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label="Subcategories">
      <ul className={styles.ways}>
        {ways.map(({ title, url }) => (
          <li key={url}>
            <a className={styles.way} href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
