import { useActionData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { MarketingPage } from "#client/features/account/details/marketing-page.tsx";
import { setMarketing } from "#client/features/account/details/set-marketing.ts";
import { accountQuery } from "#client/features/account/queries.ts";
import { routeAction } from "#client/lib/forms/form-action.ts";

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

export const action = routeAction(setMarketing);

export const handle = accountHandle({ title: "Marketing emails", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <MarketingPage returned={useActionData<typeof action>()} />;
}
