import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { fitsSectionId } from "#client/features/fitment/fits-section-id.ts";
import { FittedVehicles } from "#client/features/fitment/fitted-vehicles.tsx";
import { fittedVehiclesQuery, readVehiclesPage } from "#client/features/fitment/queries.ts";
import { useApi } from "#client/lib/api.ts";

/** All the vehicles that the part fits; the page of the list is in the address. */
export function ProductVehicles({ handle }: { handle: string }) {
  const [params] = useSearchParams();
  const { data: list } = useSuspenseQuery(fittedVehiclesQuery(useApi(), handle, readVehiclesPage(params)));
  if (!list) return null;
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(params);
    if (page === 1) next.delete("vehicles");
    else next.set("vehicles", String(page));
    return `/products/${handle}${next.size === 0 ? "" : `?${next}`}#${fitsSectionId}`;
  };
  return <FittedVehicles list={list} hrefOf={hrefOf} isWanted={params.has("vehicles")} />;
}
