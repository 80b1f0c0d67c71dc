import type { ProductCard as ProductCardData } from "#shared/contract/catalogue/product-card.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { BelowFold } from "#client/lib/page/below-fold.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { ProductCard } from "../card/product-card.tsx";
import type { ListView } from "./product-list-params.ts";
import styles from "./product-grid.module.css";
import { listParts, seldomListParts } from "./load-list-parts.ts";

const CompareTick = lazyPart(async () => (await seldomListParts()).CompareTick);
const AtMyStore = lazyPart(async () => (await listParts()).AtMyStore);

type ProductGridProps = {
  products: ProductCardData[];
  view?: ListView;
  queryId?: string | null;
  /** Position of the first product in the whole list, counted from 1. */
  firstPosition?: number;
  onSelect?: (product: ProductCardData, position: number) => void;
};

/** Two rows on a phone, one on a desktop. */
const groupSize = 4;
/** What fills the screen that a list begins on. */
const firstGroups = 2;

/** The products of a list: four cards in a row on a desktop, or rows to compare. In groups, which the browser lays out as they come near the screen. */
export function ProductGrid({ products, view = "grid", queryId, firstPosition = 1, onSelect }: ProductGridProps) {
  const card = (product: ProductCardData, index: number) => (
    <div key={product.id} role="listitem" className={styles.product}>
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
    </div>
  );
  const cardsOf = Object.groupBy(products.map(card), (_, index) => Math.trunc(index / groupSize));
  const groups = Object.entries(cardsOf).map(([group, cards]) => (
    <div key={group} className={styles.group}>
      {cards}
    </div>
  ));
  return (
    <div role="list" className={classNames(styles.products, view === "list" ? styles.list : styles.grid)}>
      {groups.slice(0, firstGroups)}
      <BelowFold>{groups.slice(firstGroups)}</BelowFold>
    </div>
  );
}
