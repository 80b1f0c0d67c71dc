import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import type { LimitedPage } from "./load-limited-page.ts";

type Address = Pick<URL, "pathname" | "search">;

const name = "limited-page";

/** All that such a page shows, by its address. What asks for it comes when somebody goes from one to another: the first one's data is in the document. */
export const limitedPageQuery = (api: Api, { pathname, search }: Address, vehicle: SelectedVehicle | null) => {
  const params = new URLSearchParams(search);
  // The same products, however they look.
  params.delete("view");
  return queryOptions({
    queryKey: [name, pathname, `${params}`, vehicleInput(vehicle)],
    queryFn: async ({ client, signal }): Promise<LimitedPage> =>
      (await import("./load-limited-page.ts")).loadLimitedPage({ api, client, signal, pathname, params, vehicle }),
    // A gap is asked for again as soon as somebody looks.
    staleTime: ({ state }) => (state.data?.list === null ? 0 : 60_000),
  });
};

/** What is known of the page, whatever it was filtered by. */
export function knownPage(queryClient: QueryClient, { pathname }: Address): LimitedPage | undefined {
  return queryClient.getQueriesData<LimitedPage>({ queryKey: [name, pathname] }).find(([, page]) => page)?.[1];
}
