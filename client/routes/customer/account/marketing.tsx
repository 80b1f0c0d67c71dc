import { useActionData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { setMarketing } from "#client/features/account/details/set-marketing.ts";
import { accountQuery } from "#client/features/account/queries.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import { routeAction } from "#client/lib/forms/form-action.ts";

const MarketingPage = laterPart(async () => (await import("#client/features/account/details/marketing-page.tsx")).MarketingPage);

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

export const action = routeAction(setMarketing);

export const handle = accountHandle({ title: "Marketing emails", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <MarketingPage returned={useActionData<typeof action>()} />;
}
