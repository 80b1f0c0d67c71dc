import { type ActionFunctionArgs, type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { accountQuery } from "#client/features/account/queries.ts";
import { laterPart } from "#client/hydration/later-part.tsx";

const loadPages = () => import("#client/features/account/account-pages.ts");

const AddressesPage = laterPart(async () => (await loadPages()).AddressesPage);

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

/** Which address is looked at changes none of them; at the same address something else has changed. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.search === nextUrl.search;

export const action = async (args: ActionFunctionArgs) => (await loadPages()).postAddress(args);

export const handle = accountHandle({ title: "Addresses", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <AddressesPage returned={useActionData<typeof action>()} />;
}
