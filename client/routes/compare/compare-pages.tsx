import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { CardAction } from "#client/features/catalogue/card/card-action.tsx";
import { productHref } from "#client/features/catalogue/card/product-href.ts";
import { ComparePage } from "#client/features/compare/compare-page.tsx";
import { comparisonQuery } from "#client/features/compare/queries.ts";
import type { Api } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import type { ComparedPart } from "#shared/contract/catalogue/comparison.ts";
import { readCompared } from "#shared/domain/choosing/comparison.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

// The page of a comparison and what it is made of, in one file that the server loads.
export { ComparePage };

const foundMax = 8;
const queryMax = 200;

/** What is looked for to be compared, too; null while the search is down. */
const candidatesQuery = (api: Api, q: string, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["compared-candidates", q, vehicleInput(vehicle)],
    queryFn: async ({ signal }) => {
      const list = await api.search.products({ q, ...vehicleInput(vehicle) }, { signal }).catch(nullIfUnavailable);
      return list && list.products.slice(0, foundMax);
    },
    meta: { isServerOnly: true },
  });

const read = (params: URLSearchParams) => ({
  ...readCompared(params),
  q: (params.get("q") ?? "").trim().slice(0, queryMax),
  isOnlyDifferent: params.get("only") === "different",
});

export const load = pageLoader(({ api, url, vehicle }) => {
  const { handles, q } = read(url.searchParams);
  return {
    critical: [
      ...(handles.length > 0 ? [comparisonQuery(api, handles, vehicle)] : []),
      ...(q === "" ? [] : [candidatesQuery(api, q, vehicle)]),
    ],
  };
});

type CompareArgs = { queryClient: QueryClient; api: Api; vehicle: SelectedVehicle | null; params: URLSearchParams };

/** What the loader found, as the page shows it; there on the server alone. */
export function comparisonIn({ queryClient, api, vehicle, params }: CompareArgs): ComponentProps<typeof ComparePage> {
  const { handles, leftOutCount, q, isOnlyDifferent } = read(params);
  const comparison = queryClient.getQueryData(comparisonQuery(api, handles, vehicle).queryKey);
  return {
    comparison: comparison ?? { parts: [], rows: [] },
    asked: handles.length,
    leftOutCount,
    car: vehicle?.label ?? null,
    search: { q, found: queryClient.getQueryData(candidatesQuery(api, q, vehicle).queryKey) ?? null },
    isOnlyDifferent,
    actionOf,
  };
}

/** Rivals of one kind often have the same title. */
const actionOf = ({ title, vendor, hasChoices, handle, ...part }: ComparedPart) => (
  <CardAction product={{ ...part, title: `${title} of ${vendor}`, hasVariants: hasChoices }} href={productHref(handle)} />
);
