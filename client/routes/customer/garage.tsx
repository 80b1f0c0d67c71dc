import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData, useParams } from "react-router";
import { answerGarageForm } from "#client/features/garage/storage/answer-garage-form.ts";
import { garageOfCookie } from "#client/features/garage/storage/garage-of-cookie.ts";
import { isGarageView, startView } from "#client/features/garage/panel/garage-view.ts";
import { foundVehiclesQuery, stepSearchQuery } from "#client/features/garage/queries.ts";
import { readPage, readSearch } from "#client/features/garage/look-up/vehicle-search-params.ts";
import { readSteps } from "#client/features/garage/look-up/manual/vehicle-steps.ts";
import { registrationLookup, vinLookup } from "#client/features/garage/look-up/vehicle-lookups.ts";
import { type Form, receiveForm } from "#client/lib/forms/form-action.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { seeOther } from "#client/lib/page/see-other.ts";
import { noSuchPage } from "#client/lib/page/no-such-page.ts";
import type { VehicleLookup } from "#shared/contract/catalogue/vehicle.ts";

const GaragePage = laterPart(async () => (await import("#client/features/garage/panel/garage-page.tsx")).GaragePage);

const ok = 200;

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

/** Every form of the garage posts here where no script runs: one that looks a car up is answered in its page, any other one changes the garage. */
export async function action(args: ActionFunctionArgs) {
  const { view } = args.params;
  if (view === "vin") return lookUp(vinLookup, args);
  if (view === "registration") return lookUp(registrationLookup, args);
  const answer = await answerGarageForm(args.context.get(appContext).api, args.request);
  return "to" in answer ? seeOther(answer.to, { "set-cookie": answer.cookie }) : data(answer, answer.status);
}

async function lookUp<Typed>(form: Form<Typed, VehicleLookup>, args: ActionFunctionArgs) {
  const outcome = await receiveForm(form, args);
  return data(outcome, outcome.kind === "done" ? ok : outcome.status);
}

export const handle = {
  head: () => ({ title: "Garage", description: "Add your vehicle, and every part says whether it fits.", isIndexable: false }),
  isPersonal: true,
} satisfies PageHandle;

export function Component() {
  const { garage } = useLoaderData<typeof loader>();
  const { view } = useParams();
  const answer = useActionData<typeof action>();
  const shown = isGarageView(view) ? view : startView(garage.length);
  return <GaragePage view={shown} garage={garage} answer={answer ?? null} />;
}
