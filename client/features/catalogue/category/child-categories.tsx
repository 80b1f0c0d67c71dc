import type { Category } from "#shared/contract/catalogue/category.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { CardPicture } from "../card/card-picture.tsx";
import type { ListView } from "../product-list/product-list-params.ts";
import styles from "./child-categories.module.css";

/** The ways further down the tree, each with what it leads to. The list there is laid out as it is here. */
export function ChildCategories({ categories, view }: { categories: Category["children"]; view: ListView }) {
  const shown = categories.filter((category) => category.productCount > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Subcategories">
      <ul className={styles.list}>
        {shown.map((category) => (
          <li key={category.handle}>
            <a className={styles.link} href={view === "list" ? `${category.url}?view=list` : category.url}>
              {category.picture && (
                <span className={styles.picture}>
                  <CardPicture picture={{ ...category.picture, alt: "" }} sizes="4rem" />
                </span>
              )}
              <span className={styles.title}>{category.title}</span>
              <span className={styles.count}>{formatNumber(category.productCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
