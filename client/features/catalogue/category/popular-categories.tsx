import type { Department } from "../queries.ts";
import styles from "./popular-categories.module.css";

const shownCount = 8;

/** The fullest departments, for a shopper who has no words yet. */
export function PopularCategories({ departments }: { departments: Department[] }) {
  const popular = departments.toSorted((one, other) => other.productCount - one.productCount).slice(0, shownCount);
  return (
    <nav className={styles.section} aria-labelledby="popular-categories">
      <h2 id="popular-categories">Popular categories</h2>
      <ul className={styles.list}>
        {popular.map((department) => (
          <li key={department.handle}>
            <a className={styles.link} href={department.url}>
              {department.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
