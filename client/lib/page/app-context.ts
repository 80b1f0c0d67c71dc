import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react-router";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import type { Api } from "../api/api.ts";

/** What loaders and actions work with; made per request on the server, once in the browser. */
export type AppContext = {
  queryClient: QueryClient;
  api: Api;
  /** As the cookie says at this navigation. */
  vehicle: SelectedVehicle | null;
  /** Hears of errors that nobody foresaw, where the page goes on without what they broke. */
  reportError: (error: unknown) => void;
};

export const appContext = createContext<AppContext>();
