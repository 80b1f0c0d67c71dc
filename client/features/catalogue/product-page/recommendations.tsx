import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { recommendationsQuery } from "../queries.ts";

/** What goes with a product. */
export function Recommendations({ handle, children }: { handle: string; children: (products: ProductCard[]) => ReactNode }) {
  const { data: products } = useSuspenseQuery(recommendationsQuery(useApi(), handle, useSelectedVehicle()));
  return children(products);
}
