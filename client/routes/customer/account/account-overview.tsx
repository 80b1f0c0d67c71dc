import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { OverviewPage } from "#client/features/account/account-pages.ts";
import { accountQuery, ordersQuery } from "#client/features/account/queries.ts";

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api), ordersQuery(api, undefined)] }));

export const handle = accountHandle({ title: "My account", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <OverviewPage />;
}
