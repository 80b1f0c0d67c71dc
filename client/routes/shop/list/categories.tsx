import { useSuspenseQuery } from "@tanstack/react-query";
import { Departments } from "#client/features/catalogue/category/departments.tsx";
import { categoriesQuery, categoryCountsQuery } from "#client/features/catalogue/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import styles from "./category.module.css";

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
    <div className={styles.page}>
      <Breadcrumbs links={[{ label: "Home", url: "/" }]} current="All Categories" />
      <h1 className={styles.title}>All Categories</h1>
      <Departments departments={departments} counts={counts} />
    </div>
  );
}
