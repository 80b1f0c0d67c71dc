import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { ordersQuery, readCursor } from "#client/features/account/queries.ts";
import { laterPart } from "#client/hydration/later-part.tsx";

const OrdersPage = laterPart(async () => (await import("#client/features/account/account-pages.ts")).OrdersPage);

export const loader = accountLoader(({ api, url }) => ({ critical: [ordersQuery(api, readCursor(url.searchParams))] }));

export const handle = accountHandle({
  title: "Orders and returns",
  about: ({ api, url }) => ordersQuery(api, readCursor(url.searchParams)),
});

export function Component() {
  return <OrdersPage />;
}
