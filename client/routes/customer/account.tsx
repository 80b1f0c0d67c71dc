import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { accountHead } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { readAccountPlace } from "#client/features/account/account-place.ts";
import { accountQueries } from "#client/features/account/account-queries.ts";
import { answerAccountForm } from "#client/features/account/answer-account-form.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import type { RouteErrorData } from "#client/lib/api/route-error.ts";
import { defaultErrorMessages } from "#shared/domain/app-error.ts";

const AccountArea = laterPart(async () => (await import("#client/features/account/account-area.tsx")).AccountArea);

const seeOther = 303;
const unknownAddress: RouteErrorData = { code: "NOT_FOUND", message: defaultErrorMessages.NOT_FOUND };

const placeOf = (params: Record<string, string | undefined>) => readAccountPlace(params["*"] ?? "");

const load = accountLoader(({ api, params, url }) => {
  const place = placeOf(params);
  return { critical: place ? [...accountQueries(api, place, url.searchParams)] : [] };
});

export async function loader(args: LoaderFunctionArgs) {
  await load(args);
  const place = placeOf(args.params);
  if (place === null) throw data(unknownAddress, { status: 404 });
  return { place, nowMs: Date.now() };
}

/** Which address is looked at changes none of them; at the same address something else has changed. */
export const shouldRevalidate = ({ currentUrl, nextUrl, nextParams }: ShouldRevalidateFunctionArgs) =>
  placeOf(nextParams)?.view !== "addresses" || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** Every form of the account posts here where no script runs. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (!import.meta.env.SSR) return null;
  const place = placeOf(params);
  const answer = place && (await answerAccountForm(context.get(appContext).api, place, await request.formData()));
  if (!answer) return null;
  return "to" in answer ? redirect(answer.to, seeOther) : data(answer.returned, answer.status);
}

export const handle = { head: accountHead, isPersonal: true } satisfies PageHandle;

export function Component() {
  const { place, nowMs } = useLoaderData<typeof loader>();
  return <AccountArea place={place} returned={useActionData<typeof action>() ?? null} nowMs={nowMs} />;
}
