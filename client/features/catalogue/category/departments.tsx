import { formatNumber } from "#shared/domain/money.ts";
import { CardPicture } from "../card/card-picture.tsx";
import type { Department } from "../queries.ts";
import styles from "./departments.module.css";

/** Every department with its first level below. */
export function Departments({ departments }: { departments: Department[] }) {
  return (
    <ul className={styles.list}>
      {departments.map((department) => (
        <li key={department.handle} className={styles.department}>
          <div className={styles.head}>
            {department.picture && (
              <span className={styles.picture}>
                <CardPicture picture={{ ...department.picture, alt: "" }} sizes="5.5rem" />
              </span>
            )}
            <div>
              <h2 className={styles.title}>
                <a href={department.url}>{department.title}</a>
              </h2>
              <p className={styles.count}>
                {formatNumber(department.productCount)} {department.productCount === 1 ? "product" : "products"}
              </p>
            </div>
          </div>
          <ul className={styles.children}>
            {department.children.map((child) => (
              <li key={child.handle}>
                <a className={styles.child} href={child.url}>
                  {child.title}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
