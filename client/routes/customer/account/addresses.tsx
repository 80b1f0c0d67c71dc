import { type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { changeAddress } from "#client/features/account/addresses/address-change.ts";
import { AddressesPage } from "#client/features/account/addresses/addresses-page.tsx";
import { accountQuery } from "#client/features/account/queries.ts";
import { routeAction } from "#client/lib/forms/form-action.ts";

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

/** Which address is looked at changes none of them; at the same address something else has changed. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.search === nextUrl.search;

export const action = routeAction(changeAddress);

export const handle = accountHandle({ title: "Addresses", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <AddressesPage returned={useActionData<typeof action>()} />;
}
