import { useQuery } from "@tanstack/react-query";
import { StickyAddBar } from "#client/features/catalogue/product-page/buy/sticky-add-bar.tsx";
import { fitmentQuery } from "#client/features/fitment/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";

/** The phone's bar, which keeps as quiet as the form where the verdict, which asks for itself, says that the part is for another car. */
export function ProductBar({ product }: { product: Product }) {
  const { data: verdict } = useQuery({ ...fitmentQuery(useApi(), product.handle, useSelectedVehicle()), enabled: false });
  return <StickyAddBar product={product} isQuiet={verdict?.status === "does-not-fit"} />;
}
