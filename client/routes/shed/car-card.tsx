import { type QueryClient, queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { type Api, useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import { CarCardPage, noCarCard } from "./car-card-page.tsx";
import "./car-card-page.module.css";

/** Nothing is known of a car that isn't chosen. */
const carCardQuery = (api: Api, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["car-card", vehicleInput(vehicle)],
    queryFn: ({ signal }) =>
      vehicle === null ? null : api.cars.card({ ...vehicleInput(vehicle), vehicleId: vehicle.vehicleId }, { signal }),
  });

const load = pageLoader(({ api, vehicle }) => ({ critical: [carCardQuery(api, vehicle)] }));

/** A page to be read and printed, with nothing on it for a script to do: a link to it is the browser's own. */
export async function loader(args: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) throw redirectDocument(new URL(args.request.url).pathname);
  return load(args);
}

const labelIn = (queryClient: QueryClient) => {
  const [, card] = queryClient.getQueriesData<{ label: string }>({ queryKey: ["car-card"] }).find(([, found]) => found) ?? [];
  return card?.label;
};

export const handle = {
  head: ({ queryClient }) => {
    const label = labelIn(queryClient);
    return {
      title: label === undefined ? "Torque and fluid card" : `${label}: torque and fluids`,
      description: "Torque figures, fluids and settings of the car in your garage, to read in the shed.",
      isIndexable: false,
    };
  },
} satisfies PageHandle;

export function Component() {
  const { data: card } = useSuspenseQuery(carCardQuery(useApi(), useSelectedVehicle()));
  return (
    <ServerRendered id="car-card" madeOf={card ?? noCarCard}>
      {import.meta.env.SSR && <CarCardPage card={card} />}
    </ServerRendered>
  );
}
