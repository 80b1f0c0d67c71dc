import type { BundleComponent } from "#shared/contract/catalogue/product.ts";
import type { BundleChoice } from "../buy/bundle-choice.ts";
import { CardPicture } from "#client/features/catalogue/card/card-picture.tsx";
import styles from "./component-table.module.css";

/** What is in the box, and which part of it keeps the rest waiting. */
export function ComponentTable({ components, choice }: { components: BundleComponent[]; choice: BundleChoice }) {
  return (
    <ul className={styles.list}>
      {components.map((component) => (
        <li key={component.handle} className={styles.row}>
          <span>
            <CardPicture picture={component.picture} sizes="4rem" isStamp />
          </span>
          <span className={styles.about}>
            <a href={`/products/${component.handle}`}>{component.title}</a>
            {!canBeHad(component, choice) && <span className={styles.out}>Out of stock</span>}
          </span>
          <span className={styles.quantity}>{component.quantity} ×</span>
        </li>
      ))}
    </ul>
  );
}

function canBeHad(component: BundleComponent, choice: BundleChoice): boolean {
  const chosen = choice.components.get(component.handle)?.variant;
  return chosen ? chosen.isAvailable : component.variants.some(({ isAvailable }) => isAvailable);
}
