import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Shelf } from "#client/ui/shelf.tsx";
import { readRecentlyViewed, rememberViewed } from "./recently-viewed-storage.ts";
import type { ViewedProduct } from "./viewed-product.ts";

/** The browser's list as a shelf; nothing when it is empty. */
export function ViewedShelf({ current, renderCard }: { current?: ViewedProduct; renderCard: (product: ViewedProduct) => ReactNode }) {
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
