import { accountHead } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { accountQuery, ordersQuery } from "#client/features/account/queries.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";

const OverviewPage = laterPart(async () => (await import("#client/features/account/overview-page.tsx")).OverviewPage);

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api), ordersQuery(api, undefined)] }));

export const handle = { head: accountHead("My account", ({ api }) => [accountQuery(api)]), isPersonal: true } satisfies PageHandle;

export function Component() {
  return <OverviewPage />;
}
