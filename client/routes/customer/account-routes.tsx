import { useQueryClient } from "@tanstack/react-query";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import {
  AddressesPage,
  DetailsPage,
  MarketingPage,
  OrderPage,
  OrdersPage,
  OverviewPage,
  postAddress,
  postDetails,
  postMarketing,
  postToOrder,
} from "#client/features/account/account-pages.ts";
import { accountQuery, orderQuery, ordersQuery, readCursor } from "#client/features/account/queries.ts";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { additionEvents } from "#client/features/cart/commands/events/addition-events.ts";
import { readStoredCart } from "#client/features/cart/copy/cart-storage.ts";
import { inCartOrder } from "#client/features/cart/in-cart-order.ts";
import { cartQuery, showCart } from "#client/features/cart/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { noSuchPage } from "#client/lib/page/route-answers.ts";
import type { Cart } from "#shared/contract/cart.ts";

/** The account's pages, as the route table has them. They share almost everything, so they come in one file. */
type AccountRoute = Pick<RouteObject, "action" | "Component" | "handle" | "loader" | "shouldRevalidate">;

const customerLoader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

export const overview: AccountRoute = {
  loader: accountLoader(({ api }) => ({ critical: [accountQuery(api), ordersQuery(api, undefined)] })),
  handle: accountHandle({ title: "My account", about: ({ api }) => accountQuery(api) }),
  Component: () => <OverviewPage />,
};

export const details: AccountRoute = {
  loader: customerLoader,
  action: postDetails,
  handle: accountHandle({ title: "My details", about: ({ api }) => accountQuery(api) }),
  Component: function Details() {
    return <DetailsPage returned={useActionData<typeof postDetails>()} />;
  },
};

export const addresses: AccountRoute = {
  loader: customerLoader,
  action: postAddress,
  /** Which address is looked at changes none of them; at the same address something else has changed. */
  shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.search === nextUrl.search,
  handle: accountHandle({ title: "Addresses", about: ({ api }) => accountQuery(api) }),
  Component: function Addresses() {
    return <AddressesPage returned={useActionData<typeof postAddress>()} />;
  },
};

export const marketing: AccountRoute = {
  loader: customerLoader,
  action: postMarketing,
  handle: accountHandle({ title: "Marketing emails", about: ({ api }) => accountQuery(api) }),
  Component: function Marketing() {
    return <MarketingPage returned={useActionData<typeof postMarketing>()} />;
  },
};

export const orders: AccountRoute = {
  loader: accountLoader(({ api, url }) => ({ critical: [ordersQuery(api, readCursor(url.searchParams))] })),
  handle: accountHandle({
    title: "Orders and returns",
    about: ({ api, url }) => ordersQuery(api, readCursor(url.searchParams)),
  }),
  Component: () => <OrdersPage />,
};

type Params = Record<string, string | undefined>;

/** The order's number in the address; empty where it can't be one. */
const orderIdOf = ({ id = "" }: Params) => (/^\d{1,18}$/.test(id) ? id : "");

const loadOrder = accountLoader(({ api, params }) => ({ critical: orderIdOf(params) ? [orderQuery(api, orderIdOf(params))] : [] }));

async function orderLoader(args: LoaderFunctionArgs) {
  await loadOrder(args);
  const id = orderIdOf(args.params);
  if (id === "") throw noSuchPage();
  return { id, nowMs: Date.now() };
}

const orderAction = (args: ActionFunctionArgs) => postToOrder(orderIdOf(args.params))(args);

function OrderRoute() {
  const { id, nowMs } = useLoaderData<typeof orderLoader>();
  const api = useApi();
  const queryClient = useQueryClient();
  const posted = useActionData<typeof orderAction>();
  const isAgain = posted !== undefined && "result" in posted;
  const showAdded = (cart: Cart) => {
    const before = queryClient.getQueryData(cartQuery(api).queryKey) ?? readStoredCart();
    for (const event of additionEvents(before, cart)) reportCartEvent(event);
    return showCart(api, queryClient, cart);
  };
  return (
    <OrderPage
      id={id}
      returned={isAgain ? undefined : posted}
      postedAgain={isAgain ? posted : null}
      nowMs={nowMs}
      cartChange={{ inOrder: (call) => inCartOrder("change", call), onCart: showAdded }}
    />
  );
}

export const order: AccountRoute = {
  loader: orderLoader,
  action: orderAction,
  handle: accountHandle({
    title: ({ queryClient, api, params }) => {
      const known = queryClient.getQueryData(orderQuery(api, orderIdOf(params)).queryKey);
      return known ? `Order ${known.name}` : "Order";
    },
    about: ({ api, params }) => orderQuery(api, orderIdOf(params)),
  }),
  Component: OrderRoute,
};

const loadNothing = accountLoader(() => ({ critical: [] }));

/** Whoever isn't signed in is led home from addresses of the account that lead nowhere, too. */
export const noPage: AccountRoute = {
  loader: async (args: LoaderFunctionArgs): Promise<never> => {
    await loadNothing(args);
    throw noSuchPage();
  },
  handle: { isPersonal: true },
};
