import { useSuspenseQuery } from "@tanstack/react-query";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { CarCards } from "#client/features/cars/car-list.tsx";
import { makesQuery } from "#client/features/cars/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { carsRoot } from "#shared/domain/vehicle/car-address.ts";
import styles from "./vehicles.module.css";

export const loader = pageLoader(({ api }) => ({ critical: [makesQuery(api)] }));

export const handle = {
  head: ({ origin }) => ({
    title: "Vehicles",
    description: "Every make that we keep parts for. Find your car, what fits it, and what usually rusts or wears.",
    canonicalPath: carsRoot,
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbsJsonLd([{ label: "Vehicles", url: carsRoot }], origin)] }),
  }),
} satisfies PageHandle;

/** All makes. */
export function Component() {
  const { data: makes } = useSuspenseQuery(makesQuery(useApi()));
  const cards = makes.map(({ make, url, carCount, picture }) => ({
    url,
    label: make,
    facts: carCount === 1 ? "1 vehicle" : `${carCount} vehicles`,
    picture,
  }));
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[{ label: "Home", url: "/" }]} current="Vehicles" />
      <h1 className={styles.title}>Vehicles</h1>
      <p className={styles.intro}>
        Choose a make, then your car: years and engines, the parts that fit it by where they sit, and what usually rusts or wears.
      </p>
      <CarCards cards={cards} />
    </div>
  );
}
