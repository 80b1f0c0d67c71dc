import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { type Api, useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Shelf } from "#client/ui/shelf/shelf.tsx";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import { EmptyRoom, Room } from "./room.tsx";
import type { ViewedProduct } from "./viewed-product.ts";

type ViewedShelfProps = {
  viewed: ViewedProduct[];
  /** `position` counts from 1. */
  renderCard: (product: ViewedProduct, position: number) => ReactNode;
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

  return (
    <Shelf title="Recently Viewed" columns="two-four-six">
      {products.map((product, index) => (
        <li key={product.handle}>{renderCard(product, index + 1)}</li>
      ))}
    </Shelf>
  );
}

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
