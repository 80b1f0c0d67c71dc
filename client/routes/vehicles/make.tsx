import { useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, useParams } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { CarCards, cardOfCar } from "#client/features/cars/car-list.tsx";
import { makeQuery } from "#client/features/cars/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { vehicleUrl } from "#shared/domain/product/limited-address.ts";
import { carsRoot, isVehicleId } from "#shared/domain/vehicle/car-address.ts";
import { vehicleQuery } from "../limited/vehicle-query.ts";
import styles from "./vehicles.module.css";

const allMakes = { label: "Vehicles", url: carsRoot };

const loadMake = pageLoader(({ api, params }) => ({ critical: [makeQuery(api, params["key"] ?? "")] }));

/** A vehicle's id alone leads to the parts of that vehicle. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { key } = args.params;
  if (key === undefined || !isVehicleId(key)) return loadMake(args);
  const { api, queryClient } = args.context.get(appContext);
  await pageLoader(() => ({ critical: [vehicleQuery(api, key)] }))(args);
  const vehicle = queryClient.getQueryData(vehicleQuery(api, key).queryKey);
  if (vehicle) throw redirect(vehicleUrl(vehicle) + new URL(args.request.url).search, 301);
  return null;
}

export const handle = {
  head: ({ queryClient, api, params, origin }) => {
    const made = queryClient.getQueryData(makeQuery(api, params["key"] ?? "").queryKey);
    if (!made) return { title: "Make", description: "", isIndexable: false };
    const { make, url } = made;
    return {
      title: `${make} parts by vehicle`,
      description: `Every ${make} that we keep parts for, with its years. Choose yours to see what fits, and what usually rusts or wears.`,
      canonicalPath: url,
      ...(import.meta.env.SSR && { jsonLd: [breadcrumbsJsonLd([allMakes, { label: make, url }], origin)] }),
    };
  },
} satisfies PageHandle;

/** The cars of a make, by model. */
export function Component() {
  const { key = "" } = useParams();
  const { data } = useSuspenseQuery(makeQuery(useApi(), key));
  const models = Map.groupBy(data.cars, ({ model }) => model);
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[allMakes]} current={data.make} />
      <h1 className={styles.title}>{data.make}</h1>
      {[...models].map(([model, cars]) => (
        <section key={model} className={styles.model} aria-label={model}>
          <h2>{model}</h2>
          <CarCards cards={cars.map(cardOfCar)} heading="h3" />
        </section>
      ))}
    </div>
  );
}
