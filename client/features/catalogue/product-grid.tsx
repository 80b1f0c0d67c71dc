import type { ProductCard as ProductCardData } from "#shared/contract/product-card.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";

type ProductGridProps = {
  products: ProductCardData[];
  queryId?: string | null;
  /** Position of the first product in the whole list, counted from 1. */
  firstPosition?: number;
  onSelect?: (product: ProductCardData, position: number) => void;
};

/** The cards of a list, four in a row on a desktop. */
export function ProductGrid({ products, queryId, firstPosition = 1, onSelect }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            queryId={queryId}
            position={firstPosition + index}
            isPriority={index === 0}
            headingLevel="h2"
            onSelect={onSelect && (() => onSelect(product, firstPosition + index))}
          />
        </li>
      ))}
    </ul>
  );
}
