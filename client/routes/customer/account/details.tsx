import { useActionData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { DetailsPage } from "#client/features/account/details/details-page.tsx";
import { updateDetails } from "#client/features/account/details/update-details.ts";
import { accountQuery } from "#client/features/account/queries.ts";
import { routeAction } from "#client/lib/forms/form-action.ts";

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

export const action = routeAction(updateDetails);

export const handle = accountHandle({ title: "My details", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <DetailsPage returned={useActionData<typeof action>()} />;
}
