import { type LoaderFunctionArgs, useParams } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { carJsonLd } from "#client/features/cars/car-json-ld.ts";
import { carQuery, readCarAddress } from "#client/features/cars/queries.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import type { PageHandle, PageHead, PageHeadArgs } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { carsRoot, isVehicleId } from "#shared/domain/vehicle/car-address.ts";
import type { Car } from "#shared/contract/catalogue/car.ts";
import { yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { Component as Parts, handle as partsHandle, loader as loadParts } from "../limited/vehicle-parts.tsx";

/** Most of it stands still, so its code comes after the page's own. */
const CarPage = lazyPart(async () => (await import("./car-page.tsx")).CarPage);

const loadCar = pageLoader(({ api, params: { key = "", name = "" }, url, vehicle }) => ({
  critical: [carQuery(api, readCarAddress(key, name, url.searchParams), vehicle)],
}));

/** Behind a vehicle's id stands its name, and the page is the list of its parts; behind a make's name a car. */
export const loader = (args: LoaderFunctionArgs) => (isVehicleId(args.params["key"]) ? loadParts(args) : loadCar(args));

export const handle = {
  head: (args) => (isVehicleId(args.params["key"]) ? partsHandle.head(args) : carHead(args)),
} satisfies PageHandle;

function carHead({ queryClient, api, params: { key = "", name = "" }, url, origin }: PageHeadArgs): PageHead {
  const { queryKey } = carQuery(api, readCarAddress(key, name, url.searchParams), null);
  // The same of it is told whatever the visitor drives.
  const [, found] = queryClient.getQueriesData<Car>({ queryKey: queryKey.slice(0, 2) }).find(([, car]) => car !== undefined) ?? [];
  if (!found) return { title: "Vehicle", description: "", isIndexable: false };
  const { label, make, makeUrl, picture } = found;
  const years = yearSpan(found.yearFrom, found.yearTo);
  return {
    title: `${label} ${years}: parts and what to look for`,
    description: `Parts for the ${label} by where they sit on the car, its engines and bodies from ${years}, and what usually rusts or wears.`,
    canonicalPath: found.url,
    ...(import.meta.env.SSR && {
      openGraph: { type: "website", imageUrl: picture?.url, imageAlt: label },
      jsonLd: [
        breadcrumbsJsonLd(
          [
            { label: "Vehicles", url: carsRoot },
            { label: make, url: makeUrl },
            { label, url: found.url },
          ],
          origin,
        ),
        carJsonLd(found, origin),
      ],
    }),
  };
}

/** Everything about a car, or the parts of a vehicle. */
export function Component() {
  const { key = "", name = "" } = useParams();
  return isVehicleId(key) ? <Parts /> : <CarPage make={key} name={name} />;
}
