import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { reportToShop } from "#client/lib/reports/report-to-shop.ts";
import { readStoredText } from "#client/lib/storage/stored-text.ts";
import { addRecentlyViewed, parseRecentlyViewed } from "#shared/domain/product/recently-viewed.ts";
import { EmptyRoom, Room } from "./room.tsx";
import { isViewedProduct, type ViewedProduct } from "./viewed-product.ts";

const key = "recently-viewed";

/** The list as the browser keeps it; empty where storage is closed to us. */
function readRecentlyViewed(): ViewedProduct[] {
  return parseRecentlyViewed(readStoredText(key), isViewedProduct, () => reportToShop("malformed-recently-viewed"));
}

/** Puts a product first in the list. */
function rememberViewed(product: ViewedProduct): void {
  const list = addRecentlyViewed(readRecentlyViewed(), product);
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // A full or closed storage only means that the product isn't remembered.
  }
}

type RecentlyViewedProps = {
  /** The product of this page: remembered, and not shown to itself. */
  current?: ViewedProduct;
  /** Brings what shows those that were looked at before, newest first: for whoever has looked at something. */
  loadShelf: () => Promise<ShelfOfViewed>;
};

type ShelfOfViewed = ComponentType<{ viewed: ViewedProduct[] }>;

/** Without its code the page is as good as ever. */
const NoShelf: ShelfOfViewed = () => null;

/** What the shopper looked at before. It is known only in the browser, so its room is kept until then. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  return useHydrated() ? <Viewed key={props.current?.handle} {...props} /> : <Room />;
}

function Viewed({ current, loadShelf }: RecentlyViewedProps) {
  const [Shelf] = useState(() => lazy(async () => ({ default: await loadShelf().catch(() => NoShelf) })));
  const [viewed] = useState(() => readRecentlyViewed().filter((product) => product.handle !== current?.handle));

  const remember = useEffectEvent(() => {
    if (current) rememberViewed(current);
  });
  useEffect(() => {
    remember();
  }, []);

  if (viewed.length === 0) return <EmptyRoom />;
  return (
    <Suspense fallback={<Room />}>
      <Shelf viewed={viewed} />
    </Suspense>
  );
}
