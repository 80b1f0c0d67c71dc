import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { OrdersPage } from "#client/features/account/account-pages.ts";
import { ordersQuery, readCursor } from "#client/features/account/queries.ts";

export const loader = accountLoader(({ api, url }) => ({ critical: [ordersQuery(api, readCursor(url.searchParams))] }));

export const handle = accountHandle({
  title: "Orders and returns",
  about: ({ api, url }) => ordersQuery(api, readCursor(url.searchParams)),
});

export function Component() {
  return <OrdersPage />;
}
