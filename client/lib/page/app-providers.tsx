import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { type Api, ApiReactContext } from "../api/api.ts";
import type { Site } from "./head/head-tags.ts";
import { SelectedVehicleContext, useVehicleFromCookie } from "../storage/selected-vehicle.ts";
import { SiteContext } from "./site.ts";

type AppProvidersProps = { queryClient: QueryClient; api: Api; site: Site; vehicle: SelectedVehicle | null; children: ReactNode };

/** What every component may rely on, on the server and in the browser alike. */
export function AppProviders({ queryClient, api, site, vehicle, children }: AppProvidersProps) {
  const selected = useVehicleFromCookie(vehicle);
  return (
    <SiteContext value={site}>
      <ApiReactContext value={api}>
        <SelectedVehicleContext value={selected}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </SelectedVehicleContext>
      </ApiReactContext>
    </SiteContext>
  );
}
