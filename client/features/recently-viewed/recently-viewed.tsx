import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "#client/lib/use-hydrated.ts";
import { Shelf } from "#client/ui/shelf.tsx";
import { readRecentlyViewed, rememberViewed } from "./recently-viewed-storage.ts";
import type { ViewedProduct } from "./viewed-product.ts";
import styles from "./recently-viewed.module.css";

type RecentlyViewedProps = {
  /** The product of this page: remembered, and not shown to itself. */
  current?: ViewedProduct;
  renderCard: (product: ViewedProduct) => ReactNode;
};

/** What the shopper looked at before. It is known only in the browser, so its room is kept until then. */
export function RecentlyViewed({ current, renderCard }: RecentlyViewedProps) {
  const isHydrated = useHydrated();
  return isHydrated ? <ViewedShelf key={current?.handle} current={current} renderCard={renderCard} /> : <div className={styles.room} />;
}

function ViewedShelf({ current, renderCard }: RecentlyViewedProps) {
  const [products] = useState(() => readRecentlyViewed().filter((product) => product.handle !== current?.handle));

  const remember = useEffectEvent(() => current && rememberViewed(current));
  useEffect(() => {
    remember();
  }, []);

  if (products.length === 0) return null;
  return (
    <Shelf title="Recently Viewed" columns="two-four-six">
      {products.map((product) => (
        <li key={product.handle}>{renderCard(product)}</li>
      ))}
    </Shelf>
  );
}
