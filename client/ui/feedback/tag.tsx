import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./tag.module.css";

/** A label that the catalogue puts on a product. */
export function Tag({ isSale = false, children }: { isSale?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.tag, isSale && styles.sale)}>{children}</span>;
}
