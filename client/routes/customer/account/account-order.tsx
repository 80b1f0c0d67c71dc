import { useQueryClient } from "@tanstack/react-query";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { OrderPage, postToOrder } from "#client/features/account/account-pages.ts";
import { orderQuery } from "#client/features/account/queries.ts";
import { cartQuery } from "#client/features/cart/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { noSuchPage } from "#client/lib/page/route-answers.ts";

type Params = Record<string, string | undefined>;

/** The order's number in the address; empty where it can't be one. */
const orderIdOf = ({ id = "" }: Params) => (/^\d{1,18}$/.test(id) ? id : "");

const load = accountLoader(({ api, params }) => ({ critical: orderIdOf(params) ? [orderQuery(api, orderIdOf(params))] : [] }));

export async function loader(args: LoaderFunctionArgs) {
  await load(args);
  const id = orderIdOf(args.params);
  if (id === "") throw noSuchPage();
  return { id, nowMs: Date.now() };
}

export const action = (args: ActionFunctionArgs) => postToOrder(orderIdOf(args.params))(args);

export const handle = accountHandle({
  title: ({ queryClient, api, params }) => {
    const order = queryClient.getQueryData(orderQuery(api, orderIdOf(params)).queryKey);
    return order ? `Order ${order.name}` : "Order";
  },
  about: ({ api, params }) => orderQuery(api, orderIdOf(params)),
});

export function Component() {
  const { id, nowMs } = useLoaderData<typeof loader>();
  const api = useApi();
  const queryClient = useQueryClient();
  const posted = useActionData<typeof action>();
  const isAgain = posted !== undefined && "result" in posted;
  return (
    <OrderPage
      id={id}
      returned={isAgain ? undefined : posted}
      postedAgain={isAgain ? posted : null}
      nowMs={nowMs}
      onCart={(cart) => void queryClient.setQueryData(cartQuery(api).queryKey, cart)}
    />
  );
}
