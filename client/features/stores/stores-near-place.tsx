import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { storesNearPlaceQuery } from "./queries.ts";
import { StoresNear } from "./stores-near.tsx";

/** The stores around the suburb that was chosen. */
export function StoresNearPlace({ placeId }: { placeId: string }) {
  const { data } = useSuspenseQuery(storesNearPlaceQuery(useApi(), placeId));
  return <StoresNear near={data} />;
}
