import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { useSelectedVehicle } from "#client/lib/selected-vehicle.ts";
import { ProductShelf } from "./product-shelf.tsx";
import { recommendationsQuery } from "./queries.ts";

/** What goes with a product. */
export function Recommendations({ title, handle }: { title: string; handle: string }) {
  const { data: products } = useSuspenseQuery(recommendationsQuery(useApi(), handle, useSelectedVehicle()));
  return <ProductShelf title={title} products={products} />;
}
