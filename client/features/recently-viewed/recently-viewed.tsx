import type { ReactNode } from "react";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import type { ViewedProduct } from "./viewed-product.ts";
import { ViewedShelf } from "./viewed-shelf.tsx";
import styles from "./recently-viewed.module.css";

type RecentlyViewedProps = {
  /** The product of this page: remembered, and not shown to itself. */
  current?: ViewedProduct;
  /** `position` counts from 1. */
  renderCard: (product: ViewedProduct, position: number) => ReactNode;
  onSeen?: (products: ViewedProduct[]) => void;
};

/** What the shopper looked at before. It is known only in the browser, so its room is kept until then. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  return useHydrated() ? <ViewedShelf key={props.current?.handle} {...props} /> : <div className={styles.room} />;
}
