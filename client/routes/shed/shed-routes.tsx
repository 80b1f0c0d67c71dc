import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ownDocument } from "#client/lib/page/own-document.ts";
import { CarCardPage, noCarCard } from "./car-card-page.tsx";
import { OfflinePage } from "./offline-page.tsx";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { layoutQuery } from "#client/features/content/queries.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { type Api, useApi } from "#client/lib/api/api.ts";
import { useState } from "react";
import { type LoaderFunctionArgs, type RouteObject } from "react-router";
import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import "./car-card-page.module.css";
import "./offline-page.module.css";

/** What is read in a shed: documents with nothing on them for a script to do, so a link to them is the browser's own. They come in one file. */
type ShedRoute = Pick<RouteObject, "Component" | "loader"> & { handle: PageHandle };

function openDocument({ request }: LoaderFunctionArgs): null {
  if (!import.meta.env.SSR) throw ownDocument(request);
  return null;
}

/** Nothing is known of a car that isn't chosen. */
const carCardQuery = (api: Api, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["car-card", vehicleInput(vehicle)],
    queryFn: ({ signal }) =>
      vehicle === null ? null : api.cars.card({ ...vehicleInput(vehicle), vehicleId: vehicle.vehicleId }, { signal }),
    meta: { isServerOnly: true },
  });

const load = pageLoader(({ api, vehicle }) => ({ critical: [carCardQuery(api, vehicle)] }));

// Nothing to see: it follows the garage.
const IslandOfVehicle = lazyPart(async () => (await import("#client/lib/page/island-of-vehicle.ts")).IslandOfVehicle);

const cardId = "car-card";

const labelIn = (queryClient: QueryClient) => {
  const [, card] = queryClient.getQueriesData<{ label: string }>({ queryKey: ["car-card"] }).find(([, found]) => found) ?? [];
  return card?.label;
};

/** The service worker fills this page. */
export const offline: ShedRoute = {
  loader: openDocument,
  handle: {
    head: () => ({ title: "Kept on this device", description: "Pages that you can read without a connection.", isIndexable: false }),
  },
  Component: KeptPage,
};

export { compare } from "../compare/compare.tsx";

/** To be read and printed. */
export const carCard: ShedRoute = {
  loader: (args) => openDocument(args) ?? load(args),
  handle: {
    head: ({ queryClient }) => {
      const label = labelIn(queryClient);
      return {
        title: label === undefined ? "Torque and fluid card" : `${label}: torque and fluids`,
        description: "Torque figures, fluids and settings of the car in your garage, to read in the shed.",
        isIndexable: false,
      };
    },
  },
  Component: CardPage,
};

function KeptPage() {
  const { data } = useSuspenseQuery(layoutQuery(useApi()));
  return (
    <ServerRendered id="offline" madeOf={data.company}>
      {import.meta.env.SSR && <OfflinePage company={data.company} />}
    </ServerRendered>
  );
}

function CardPage() {
  const vehicle = useSelectedVehicle();
  const [servedFor] = useState(vehicle);
  const card = useQueryClient().getQueryData(carCardQuery(useApi(), vehicle).queryKey);
  return (
    <>
      <ServerRendered id={cardId} madeOf={card ?? noCarCard}>
        {import.meta.env.SSR && <CarCardPage card={card ?? null} />}
      </ServerRendered>
      <IslandOfVehicle id={cardId} servedFor={servedFor} />
    </>
  );
}
