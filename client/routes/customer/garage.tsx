import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useParams } from "react-router";
import { garageOfCookie } from "#client/features/garage/storage/garage-of-cookie.ts";
import { useGarageOfCookie } from "#client/features/garage/storage/use-garage-of-cookie.ts";
import { GaragePage } from "#client/features/garage/panel/garage-page.tsx";
import { isGarageView, startView } from "#client/features/garage/panel/garage-view.ts";
import { foundVehiclesQuery, stepSearchQuery } from "#client/features/garage/queries.ts";
import { readPage, readSearch } from "#client/features/garage/look-up/vehicle-search-params.ts";
import { readSteps } from "#client/features/garage/look-up/manual/vehicle-steps.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { noSuchPage } from "#client/lib/page/route-answers.ts";

const loadSearch = pageLoader(({ api, params: { view }, url }) => ({
  critical:
    view === "results"
      ? [foundVehiclesQuery(api, readSearch(url.searchParams), readPage(url.searchParams))]
      : view === "manual" || view === undefined
        ? [stepSearchQuery(api, readSteps(url.searchParams))]
        : [],
}));

/** The whole garage, as its cookie tells: the one page that shows more of it than the selected vehicle. */
export async function loader(args: LoaderFunctionArgs) {
  if (args.params.view !== undefined && !isGarageView(args.params.view)) throw noSuchPage();
  const cookies = import.meta.env.SSR ? args.request.headers.get("cookie") : document.cookie;
  const [garage] = await Promise.all([garageOfCookie(args.context.get(appContext).api, cookies), loadSearch(args)]);
  return { garage };
}

/** Every form of the garage posts here where no script runs. */
export const action = async (args: ActionFunctionArgs) => (await import("./post-to-garage.ts")).action(args);

export const handle = {
  head: () => ({ title: "Garage", description: "Add your vehicle, and every part says whether it fits.", isIndexable: false }),
  isPersonal: true,
} satisfies PageHandle;

export function Component() {
  const garage = useGarageOfCookie(useLoaderData<typeof loader>().garage);
  const { view } = useParams();
  const answer = useActionData<typeof action>();
  const shown = isGarageView(view) ? view : startView(garage.length);
  return <GaragePage view={shown} garage={garage} answer={answer ?? null} />;
}
