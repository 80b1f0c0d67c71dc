import type { Product } from "#shared/contract/product.ts";
import type { Layout } from "#shared/contract/content.ts";
import { Icon } from "#client/ui/icon.tsx";
import { productFacts } from "./product-facts-of.ts";
import styles from "./product-facts.module.css";

type ProductFactsProps = { product: Product; priceCents: number; shipping: Layout["shipping"] };

/** What one wants to know before paying: what sending costs, what can't be sent, and the way back. */
export function ProductFacts({ product, priceCents, shipping }: ProductFactsProps) {
  return (
    <ul className={styles.facts} aria-label="Delivery and returns">
      {productFacts(product, priceCents, shipping).map(({ icon, title, text, link }) => (
        <li key={title} className={styles.fact}>
          <Icon of={icon} className={styles.icon} />
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>
            {text} {link && <a href={link.url}>{link.label}</a>}
          </p>
        </li>
      ))}
    </ul>
  );
}
