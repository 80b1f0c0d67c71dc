import { accountHead } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { ordersQuery } from "#client/features/account/queries.ts";
import { readCursor } from "#client/features/account/read-cursor.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";

const OrdersPage = laterPart(async () => (await import("#client/features/account/orders-page.tsx")).OrdersPage);

export const loader = accountLoader(({ api, url }) => ({ critical: [ordersQuery(api, readCursor(url.searchParams))] }));

export const handle = {
  head: accountHead("Orders and returns", ({ api, url }) => [ordersQuery(api, readCursor(url.searchParams))]),
  isPersonal: true,
} satisfies PageHandle;

export function Component() {
  return <OrdersPage />;
}
