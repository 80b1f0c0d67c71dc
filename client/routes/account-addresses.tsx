import { type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { accountAction } from "#client/features/account/account-action.ts";
import { accountHead } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { addressBook } from "#client/features/account/address-key.ts";
import { addressFormProblem } from "#client/features/account/address-problems.ts";
import { addressChanges, changeAddress } from "#client/features/account/change-address.ts";
import { accountQuery } from "#client/features/account/queries.ts";
import { readAddressForm } from "#client/features/account/read-address-form.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";

const AddressesPage = laterPart(async () => (await import("#client/features/account/addresses-page.tsx")).AddressesPage);

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

/** Which address is looked at changes none of them; at the same address something else has changed. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

export const action = accountAction({
  read: readAddressForm,
  problemOf: addressFormProblem,
  change: async ({ api, typed }) => {
    const changed = await changeAddress(api, typed);
    return changed ? `${addressBook}?done=${addressChanges[typed.intent].done}` : addressBook;
  },
  whatFailed: ({ intent }) => addressChanges[intent].whatFailed,
});

export const handle = { head: accountHead("Addresses", ({ api }) => [accountQuery(api)]), isPersonal: true } satisfies PageHandle;

export function Component() {
  return <AddressesPage returned={useActionData<typeof action>() ?? null} />;
}
