import type { ProductCard as ProductCardData } from "#shared/contract/catalogue/product-card.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { ProductCard } from "../card/product-card.tsx";
import type { ListView } from "./product-list-params.ts";
import styles from "./product-grid.module.css";

const CompareTick = lazyPart(async () => (await import("./list-parts.ts")).CompareTick);
const AtMyStore = lazyPart(async () => (await import("./list-parts.ts")).AtMyStore);

type ProductGridProps = {
  products: ProductCardData[];
  view?: ListView;
  queryId?: string | null;
  /** Position of the first product in the whole list, counted from 1. */
  firstPosition?: number;
  onSelect?: (product: ProductCardData, position: number) => void;
};

/** The products of a list: four cards in a row on a desktop, or rows to compare. */
export function ProductGrid({ products, view = "grid", queryId, firstPosition = 1, onSelect }: ProductGridProps) {
  return (
    <ul className={classNames(styles.products, view === "list" ? styles.list : styles.grid)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            view={view}
            queryId={queryId}
            position={firstPosition + index}
            isPriority={index === 0}
            headingLevel="h2"
            atMyStore={<AtMyStore product={product} isStamp={view === "list"} />}
            choice={view === "list" && <CompareTick product={product} />}
            onSelect={onSelect && (() => onSelect(product, firstPosition + index))}
          />
        </li>
      ))}
    </ul>
  );
}
