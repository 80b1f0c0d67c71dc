import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Api, useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Shelf } from "#client/ui/shelf/shelf.tsx";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import { EmptyRoom, Room } from "./room.tsx";
import type { ViewedProduct } from "./viewed-product.ts";

type ViewedShelfProps = {
  viewed: ViewedProduct[];
  /** `position` counts from 1. What a product cost when it was looked at is told nobody: `hasPrice` says whether this is today's. */
  renderCard: (product: ViewedProduct, position: number, hasPrice: boolean) => ReactNode;
  onSeen?: (products: ViewedProduct[]) => void;
  /** Handles of what is bought: what does the same job isn't offered beside it. */
  bought: readonly string[];
};

/** What was looked at as a shelf, without what is for another vehicle than the shopper's and rivals of what is bought; nothing when nothing is left. */
export function ViewedShelf({ viewed, bought, ...shelf }: ViewedShelfProps) {
  const products = withoutRivals(useOffered(viewed), bought);
  if (products === null) return <Room />;
  if (products.length === 0) return <EmptyRoom />;
  return <OfferedShelf key={products.map(({ handle }) => handle).join(" ")} products={products} {...shelf} />;
}

function OfferedShelf({ products, renderCard, onSeen }: Omit<ViewedShelfProps, "viewed" | "bought"> & { products: ViewedProduct[] }) {
  const tell = useEffectEvent(() => onSeen?.(products));
  useEffect(() => {
    tell();
  }, []);
  const firstRef = useRef<HTMLLIElement>(null);
  const today = usePrices(products, useIsNear(firstRef));

  return (
    <Shelf title="Recently Viewed" columns="two-four-six">
      {products.map((product, index) => {
        const prices = today?.get(product.id);
        return (
          <li key={product.handle} ref={index === 0 ? firstRef : null}>
            {renderCard({ ...product, ...prices }, index + 1, prices !== undefined)}
          </li>
        );
      })}
    </Shelf>
  );
}

/** What is about to come into view stays near. */
function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear((before) => before || entries.some((entry) => entry.isIntersecting)), {
      rootMargin: "50%",
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}

/** What they cost now, by their ids, from one call once somebody is about to look; what is no longer sold costs nothing. */
function usePrices(products: readonly ViewedProduct[], isWanted: boolean): Map<string, Prices> | null {
  const { data = null } = useQuery({
    ...pricesQuery(
      useApi(),
      products.map(({ id }) => id),
    ),
    enabled: isWanted,
  });
  return data;
}

type Prices = Pick<ViewedProduct, "priceCents" | "maxPriceCents" | "compareToPriceCents">;

const pricesQuery = (api: Api, ids: string[]) =>
  queryOptions({
    queryKey: ["viewed-prices", ids],
    queryFn: async ({ signal }) =>
      new Map(
        (await api.catalogue.cards({ ids }, { signal })).map(({ id, priceCents, maxPriceCents, compareToPriceCents }) => [
          id,
          { priceCents, maxPriceCents, compareToPriceCents },
        ]),
      ),
    staleTime: 60_000,
    retry: false,
  });

/** What was bought was looked at, too, and tells its kind. */
function withoutRivals(products: ViewedProduct[] | null, bought: readonly string[]): ViewedProduct[] | null {
  if (products === null) return products;
  const isBought = ({ handle }: ViewedProduct) => bought.includes(handle);
  const kinds = new Set(products.filter(isBought).map(({ productType }) => productType));
  return products.filter((product) => isBought(product) || product.productType === "" || !kinds.has(product.productType));
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
