import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { accountQuery, ordersQuery } from "#client/features/account/queries.ts";
import { laterPart } from "#client/hydration/later-part.tsx";

const OverviewPage = laterPart(async () => (await import("#client/features/account/account-pages.ts")).OverviewPage);

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api), ordersQuery(api, undefined)] }));

export const handle = accountHandle({ title: "My account", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <OverviewPage />;
}
