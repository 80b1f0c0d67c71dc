import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Api, useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { reportToShop } from "#client/lib/reports/report-to-shop.ts";
import { Shelf } from "#client/ui/shelf/shelf.tsx";
import { addRecentlyViewed, parseRecentlyViewed } from "#shared/domain/product/recently-viewed.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import { type ViewedProduct, isViewedProduct } from "./viewed-product.ts";
import styles from "./recently-viewed.module.css";

const key = "recently-viewed";

/** The list as the browser keeps it; empty where storage is closed to us. */
function readRecentlyViewed(): ViewedProduct[] {
  return parseRecentlyViewed(readItem(), isViewedProduct, () => reportToShop("malformed-recently-viewed"));
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

function readItem(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

type ViewedShelfProps = {
  current?: ViewedProduct;
  renderCard: (product: ViewedProduct, position: number) => ReactNode;
  onSeen?: (products: ViewedProduct[]) => void;
};

/** The browser's list as a shelf, newest first, without what is for another vehicle than the shopper's; nothing when it is empty. */
export function ViewedShelf({ current, ...shelf }: ViewedShelfProps) {
  const [viewed] = useState(() => readRecentlyViewed().filter((product) => product.handle !== current?.handle));
  const products = useOffered(viewed);

  const remember = useEffectEvent(() => {
    if (current) rememberViewed(current);
  });
  useEffect(() => {
    remember();
  }, []);

  if (products === null) return <div className={styles.room} />;
  if (products.length === 0) return <EmptyRoom />;
  return <OfferedShelf key={products.map(({ handle }) => handle).join(" ")} products={products} {...shelf} />;
}

function OfferedShelf({ products, renderCard, onSeen }: Omit<ViewedShelfProps, "current"> & { products: ViewedProduct[] }) {
  const tell = useEffectEvent(() => onSeen?.(products));
  useEffect(() => {
    tell();
  }, []);

  return (
    <Shelf title="Recently Viewed" columns="two-four-six">
      {products.map((product, index) => (
        <li key={product.handle}>{renderCard(product, index + 1)}</li>
      ))}
    </Shelf>
  );
}

/** Without what doesn't fit the shopper's vehicle; null until that is known. Where nobody can tell, everything stays. */
function useOffered(viewed: ViewedProduct[]): ViewedProduct[] | null {
  const vehicle = useSelectedVehicle();
  const { data: misfits, isLoading } = useQuery(
    misfitsQuery(
      useApi(),
      viewed.map(({ handle }) => handle),
      vehicle,
    ),
  );
  return isLoading ? null : viewed.filter(({ handle }) => !misfits?.includes(handle));
}

const misfitsQuery = (api: Api, handles: string[], vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["viewed-misfits", handles, vehicleInput(vehicle)],
    queryFn: async ({ signal }) =>
      (await api.fitment.parts({ handles, ...vehicleInput(vehicle) }, { signal }))
        .filter(({ status }) => status === "does-not-fit")
        .map(({ handle }) => handle),
    enabled: vehicle !== null && handles.length > 0,
    staleTime: 60_000,
    retry: false,
  });

/** Room that turned out not to be needed. It goes while nobody looks, so that the page does not jump before a shopper's eyes. */
function EmptyRoom() {
  const roomRef = useRef<HTMLDivElement>(null);
  const [isClosed, setIsClosed] = useState(false);

  useEffect(() => {
    const room = roomRef.current;
    if (!room) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) setIsClosed(true);
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, []);

  return isClosed ? null : <div ref={roomRef} className={styles.room} />;
}
