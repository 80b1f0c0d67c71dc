import type { Category } from "#shared/contract/catalogue/category.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { classNames } from "#client/ui/class-names.ts";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { CardPicture } from "../card/card-picture.tsx";
import type { ListView } from "../product-list/product-list-params.ts";
import rowStyles from "#client/ui/shelf/row.module.css";
import styles from "./child-categories.module.css";

type ChildCategoriesProps = { categories: Category["children"]; view: ListView; fitment: ProductList["fitmentFilter"] };

/** The ways further down the tree, each with what it leads to: with a vehicle, how much of it the list there will show. That list is laid out as it is here. */
export function ChildCategories({ categories, view, fitment }: ChildCategoriesProps) {
  const forVehicle = fitment && new Map(fitment.categoryCounts.map(({ handle, count }) => [handle, count]));
  const countOf = ({ handle, productCount }: Category["children"][number]) => (forVehicle ? (forVehicle.get(handle) ?? 0) : productCount);
  const shown = categories.filter((category) => category.productCount > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Subcategories">
      <ul className={`${rowStyles.row} ${styles.list}`}>
        {shown.map((category) => (
          <li key={category.handle}>
            <a
              className={classNames(styles.link, countOf(category) === 0 && styles.empty)}
              href={view === "list" ? `${category.url}?view=list` : category.url}
            >
              {category.picture && (
                <span className={styles.picture}>
                  <CardPicture picture={{ ...category.picture, alt: "" }} sizes="4rem" isStamp />
                </span>
              )}
              <span className={styles.title}>{category.title}</span>
              <span className={styles.count}>
                {formatNumber(countOf(category))}
                {fitment && <VisuallyHidden> for your {fitment.vehicleName}</VisuallyHidden>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
