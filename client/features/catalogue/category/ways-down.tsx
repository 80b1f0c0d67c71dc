import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { addressBelow } from "#shared/domain/product/limited-address.ts";
import styles from "./ways-down.module.css";

/** The categories of a list of a brand or a vehicle, each at its own address below that, which is `base`. */
export function WaysDown({ list, base }: { list: ProductList | null; base: string }) {
  const ways = list?.facets.find(({ name }) => name === "category")?.values ?? [];
  if (ways.length === 0) return null;
  return (
    <nav aria-label="Subcategories">
      <ul className={styles.ways}>
        {ways.map(({ value, label, url = "" }) => (
          <li key={value}>
            <a className={styles.way} href={addressBelow(base, url)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
