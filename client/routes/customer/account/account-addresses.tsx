import { type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { AddressesPage, postAddress } from "#client/features/account/account-pages.ts";
import { accountQuery } from "#client/features/account/queries.ts";

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

/** Which address is looked at changes none of them; at the same address something else has changed. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.search === nextUrl.search;

export const action = postAddress;

export const handle = accountHandle({ title: "Addresses", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <AddressesPage returned={useActionData<typeof action>()} />;
}
