import { classNames } from "#client/ui/class-names.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { CardPicture } from "../card/card-picture.tsx";
import type { Department } from "../queries.ts";
import styles from "./departments.module.css";

type DepartmentsProps = {
  departments: Department[];
  /** What the categories have for the shopper's vehicle; null without one. */
  counts: { handle: string; count: number }[] | null;
};

/** Every department with its first level below: how much there is, of it all or for the shopper's vehicle. */
export function Departments({ departments, counts }: DepartmentsProps) {
  const forVehicle = counts && new Map(counts.map(({ handle, count }) => [handle, count]));
  const countOf = ({ handle, productCount }: Department) => (forVehicle ? (forVehicle.get(handle) ?? 0) : productCount);
  const emptyStyle = (handle: string) => forVehicle?.get(handle) === 0 && styles.empty;
  return (
    <ul className={styles.list}>
      {departments.map((department) => (
        <li key={department.handle} className={styles.department}>
          <div className={styles.head}>
            {department.picture && (
              <span className={styles.picture}>
                <CardPicture picture={{ ...department.picture, alt: "" }} sizes="5.5rem" isStamp />
              </span>
            )}
            <div className={styles.words}>
              <h2 className={styles.title}>
                <a className={classNames(emptyStyle(department.handle))} href={department.url}>
                  {department.title}
                </a>
              </h2>
              <p className={styles.count}>
                {formatNumber(countOf(department))} {countOf(department) === 1 ? "product" : "products"}
                {forVehicle && " for your vehicle"}
              </p>
            </div>
          </div>
          <ul className={styles.children}>
            {department.children.map((child) => (
              <li key={child.handle}>
                <a className={classNames(styles.child, emptyStyle(child.handle))} href={child.url}>
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
