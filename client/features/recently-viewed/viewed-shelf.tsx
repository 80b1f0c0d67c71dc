import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Shelf } from "#client/ui/shelf.tsx";
import { EmptyRoom } from "./empty-room.tsx";
import { readRecentlyViewed, rememberViewed } from "./recently-viewed-storage.ts";
import type { ViewedProduct } from "./viewed-product.ts";

type ViewedShelfProps = {
  current?: ViewedProduct;
  renderCard: (product: ViewedProduct, position: number) => ReactNode;
  onSeen?: (products: ViewedProduct[]) => void;
};

/** The browser's list as a shelf, newest first; nothing when it is empty. */
export function ViewedShelf({ current, renderCard, onSeen }: ViewedShelfProps) {
  const [products] = useState(() => readRecentlyViewed().filter((product) => product.handle !== current?.handle));

  const tellAndRemember = useEffectEvent(() => {
    if (products.length > 0) onSeen?.(products);
    if (current) rememberViewed(current);
  });
  useEffect(() => {
    tellAndRemember();
  }, []);

  if (products.length === 0) return <EmptyRoom />;
  return (
    <Shelf title="Recently Viewed" columns="two-four-six">
      {products.map((product, index) => (
        <li key={product.handle}>{renderCard(product, index + 1)}</li>
      ))}
    </Shelf>
  );
}
