import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { Departments } from "#client/features/catalogue/category/departments.tsx";
import { categoriesQuery } from "#client/features/catalogue/queries.ts";
import { type Api, useApi } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import pageStyles from "../../layout/titled-page.module.css";
import styles from "./list-words.module.css";

/** What the categories have for the vehicle; null without one and while nobody can tell. */
const categoryCountsQuery = (api: Api, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["category-counts", vehicleInput(vehicle)],
    queryFn: async ({ signal }) => {
      const nodes = vehicle && (await api.catalogue.categories(vehicleInput(vehicle), { signal }).catch(nullIfUnavailable));
      const counts = nodes?.flatMap(({ handle, vehicleCount }) => (vehicleCount === undefined ? [] : { handle, count: vehicleCount }));
      // A vehicle that nobody knows is none.
      return counts?.length ? counts : null;
    },
    staleTime: 60_000,
  });

export const loader = pageLoader(({ api, vehicle }) => ({ critical: [categoriesQuery(api), categoryCountsQuery(api, vehicle)] }));

export const handle = {
  head: () => ({
    title: "All Categories",
    description: "Every category of parts, panels, rubber, trim and accessories for Australian classics, from bonnet to tow bar.",
    canonicalPath: "/parts",
  }),
} satisfies PageHandle;

export function Component() {
  const api = useApi();
  const { data: departments } = useSuspenseQuery(categoriesQuery(api));
  const { data: counts } = useSuspenseQuery(categoryCountsQuery(api, useSelectedVehicle()));
  return (
    <div className={pageStyles.page}>
      <Breadcrumbs links={[{ label: "Home", url: "/" }]} current="All Categories" />
      <h1 className={pageStyles.title}>All Categories</h1>
      {counts && (
        <p className={styles.rule}>
          Counts for your vehicle: parts listed for it, universal parts, and parts without a vehicle list. Each list says how many fit.
        </p>
      )}
      <Departments departments={departments} counts={counts} />
    </div>
  );
}
