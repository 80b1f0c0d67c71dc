import { queryOptions } from "@tanstack/react-query";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import type { Api } from "#client/lib/api/api.ts";
import { chunk } from "#shared/domain/chunk.ts";

/** As many products as the shop tells at once. */
const idsMax = 50;

/** What the shop says now of saved products; those that it no longer sells are missing. */
export const savedProductsQuery = (api: Api, ids: string[], vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["saved-products", ids, vehicleInput(vehicle)],
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      return (
        await Promise.all(chunk(ids, idsMax).map((batch) => api.catalogue.cards({ ids: batch, ...vehicleInput(vehicle) }, { signal })))
      ).flat();
    },
    // Asked for again every time the list is opened.
    staleTime: 0,
  });
