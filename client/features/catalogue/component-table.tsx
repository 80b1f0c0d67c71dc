import type { BundleComponent } from "#shared/contract/product.ts";
import { CardPicture } from "./card-picture.tsx";
import styles from "./component-table.module.css";

/** What is in the box. */
export function ComponentTable({ components }: { components: BundleComponent[] }) {
  return (
    <ul className={styles.list}>
      {components.map((component) => (
        <li key={component.handle} className={styles.row}>
          <span className={styles.picture}>
            <CardPicture picture={component.picture} sizes="4rem" />
          </span>
          <a href={`/products/${component.handle}`}>{component.title}</a>
          <span className={styles.quantity}>{component.quantity} ×</span>
        </li>
      ))}
    </ul>
  );
}
