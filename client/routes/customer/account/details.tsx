import { useActionData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { updateDetails } from "#client/features/account/details/update-details.ts";
import { accountQuery } from "#client/features/account/queries.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import { routeAction } from "#client/lib/forms/form-action.ts";

const DetailsPage = laterPart(async () => (await import("#client/features/account/details/details-page.tsx")).DetailsPage);

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

export const action = routeAction(updateDetails);

export const handle = accountHandle({ title: "My details", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <DetailsPage returned={useActionData<typeof action>()} />;
}
