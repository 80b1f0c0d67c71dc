import type { LoaderFunctionArgs } from "react-router";
import { garageOfCookie } from "#client/features/garage/storage/garage-of-cookie.ts";
import { projectQuery, projectsQuery, sharedProjectQuery } from "#client/features/projects/queries.ts";
import type { VehicleOption } from "#client/features/projects/view/project-fields.tsx";
import { appContext } from "#client/lib/page/app-context.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { noSuchPage } from "#client/lib/page/route-answers.ts";
import { garageLabel } from "#shared/domain/vehicle/garage.ts";

const loadQueries = pageLoader(({ api, params: { view, token }, url }) => {
  if (view === undefined) return { critical: [projectsQuery(api, "")] };
  if (view === "add") return { critical: [projectsQuery(api, url.searchParams.get("lines") ?? "")] };
  return { critical: [view === "shared" ? sharedProjectQuery(api, token ?? "") : projectQuery(api, view)] };
});

/** What the page of projects at this address is made of. */
export async function load(args: LoaderFunctionArgs) {
  const { view, token } = args.params;
  const isShared = view === "shared";
  if (isShared ? !/^[0-9a-f]{40}$/.test(token ?? "") : token !== undefined) throw noSuchPage();
  if (view !== undefined && view !== "add" && !isShared && !/^[0-9a-f]{20}$/.test(view)) throw noSuchPage();
  const [vehicles] = await Promise.all([isShared ? [] : garageVehicles(args), loadQueries(args)]);
  return { vehicles, origin: new URL(args.request.url).origin };
}

/** The garage's cars that a project may be about, the selected one first. */
async function garageVehicles({ request, context }: LoaderFunctionArgs): Promise<VehicleOption[]> {
  const garage = await garageOfCookie(context.get(appContext).api, request.headers.get("cookie"));
  return garage
    .toSorted((one, other) => Number(other.isSelected) - Number(one.isSelected))
    .flatMap((vehicle) => (vehicle.vehicleId === null ? [] : [{ vehicleId: vehicle.vehicleId, label: garageLabel(vehicle) }]));
}
