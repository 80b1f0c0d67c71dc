import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { fitsSectionId } from "#client/features/fitment/fits-section-id.ts";
import { FittedVehicles } from "#client/features/fitment/fitted-vehicles.tsx";
import { fittedVehiclesQuery, readVehiclesWanted } from "#client/features/fitment/queries.ts";
import { VehicleSearch } from "#client/features/fitment/vehicle-search.tsx";
import { useApi } from "#client/lib/api.ts";

/** All the vehicles that the part fits; the page of the list, and what is looked for in it, are in the address. */
export function ProductVehicles({ handle }: { handle: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = readVehiclesWanted(params);
  const { data: list } = useSuspenseQuery(fittedVehiclesQuery(useApi(), handle, wanted));
  if (!list) return null;
  const path = `/products/${handle}`;
  const kept = [...params].filter(([name]) => name !== "vehicles" && name !== "fits");
  const hrefOf = (q: string, page: number) => {
    const next = new URLSearchParams([...kept, ...(q ? [["fits", q]] : []), ...(page > 1 ? [["vehicles", String(page)]] : [])]);
    return `${path}${next.size === 0 ? "" : `?${next}`}#${fitsSectionId}`;
  };
  const search = (
    <VehicleSearch
      list={list}
      text={wanted.q}
      path={path}
      kept={kept}
      onSearch={(q) => void navigate(hrefOf(q, 1), { preventScrollReset: true })}
    />
  );
  return (
    <FittedVehicles
      list={list}
      hrefOf={(page) => hrefOf(wanted.q, page)}
      isWanted={params.has("vehicles") || params.has("fits")}
      search={search}
    />
  );
}
