import { createContext, type LoaderFunctionArgs } from "react-router";
import { garageOfCookie } from "#client/features/garage/storage/garage-of-cookie.ts";
import { projectQuery, projectsQuery, sharedProjectQuery } from "#client/features/projects/queries.ts";
import type { VehicleOption } from "#client/features/projects/view/project-fields.tsx";
import { appContext } from "#client/lib/page/app-context.ts";
import { type PageArgs, pageLoader } from "#client/lib/page/page-loader.ts";
import { noSuchPage } from "#client/lib/page/route-answers.ts";
import { projectIdPattern, shareTokenPattern } from "#shared/domain/project/project.ts";
import { garageLabel } from "#shared/domain/vehicle/garage.ts";

function queryOf({ api, params: { view, token }, url, vehicle }: PageArgs) {
  if (view === undefined) return projectsQuery(api, "");
  if (view === "add") return projectsQuery(api, url.searchParams.get("lines") ?? "");
  return view === "shared" ? sharedProjectQuery(api, token ?? "") : projectQuery(api, view, vehicle);
}

const loadQueries = pageLoader((args) => ({ critical: [queryOf(args)] }));

/** Whether the request posted a form that the shop let down: its page comes back even where it can't be loaded. */
export const isPostLetDown = createContext(false);

/** What the page of projects at this address is made of; without vehicles where it couldn't be had, and shows what was posted instead. */
export async function load(args: LoaderFunctionArgs) {
  const { view, token } = args.params;
  const isShared = view === "shared";
  if (isShared ? !shareTokenPattern.test(token ?? "") : token !== undefined) throw noSuchPage();
  if (view !== undefined && view !== "add" && !isShared && !projectIdPattern.test(view)) throw noSuchPage();
  const loading = loadQueries(args).then(
    () => false,
    (error: unknown) => {
      if (!args.context.get(isPostLetDown)) throw error;
      keepFromAsking(args);
      return true;
    },
  );
  const [vehicles, isAway] = await Promise.all([isShared ? [] : garageVehicles(args), loading]);
  return { vehicles: isAway ? null : vehicles, origin: new URL(args.request.url).origin };
}

/** Else the browser, which knows nothing of the page that is shown instead, would ask for what couldn't be had, and put an error into its place. */
function keepFromAsking({ context, params, request }: LoaderFunctionArgs): void {
  const { api, queryClient, vehicle } = context.get(appContext);
  const { queryKey } = queryOf({ api, params, url: new URL(request.url), vehicle });
  queryClient.setQueryData([...queryKey], {});
}

/** The garage's cars that a project may be about, the selected one first. */
async function garageVehicles({ request, context }: LoaderFunctionArgs): Promise<VehicleOption[]> {
  const garage = await garageOfCookie(context.get(appContext).api, request.headers.get("cookie"));
  return garage
    .toSorted((one, other) => Number(other.isSelected) - Number(one.isSelected))
    .flatMap((vehicle) => (vehicle.vehicleId === null ? [] : [{ vehicleId: vehicle.vehicleId, label: garageLabel(vehicle) }]));
}
