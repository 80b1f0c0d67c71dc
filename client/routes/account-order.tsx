import { data, type LoaderFunctionArgs, useActionData, useLoaderData, useParams } from "react-router";
import { accountAction } from "#client/features/account/account-action.ts";
import { accountHead } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { orderPath } from "#client/features/account/account-paths.ts";
import { newestReturn } from "#client/features/account/newest-return.ts";
import { orderQuery } from "#client/features/account/queries.ts";
import { readReturnForm, returnProblem } from "#client/features/account/read-return-form.ts";
import { returnFailed } from "#client/features/account/what-failed.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";
import type { RouteErrorData } from "#client/lib/route-error.ts";
import { defaultErrorMessages } from "#shared/domain/app-error.ts";

const OrderPage = laterPart(async () => (await import("#client/features/account/order-page.tsx")).OrderPage);

const unknownAddress: RouteErrorData = { code: "NOT_FOUND", message: defaultErrorMessages.NOT_FOUND };

const load = accountLoader(({ api, params: { id = "" } }) => ({ critical: [orderQuery(api, id)] }));

/** The order, and the time by which it can still come back. */
export async function loader(args: LoaderFunctionArgs) {
  if (!/^\d{1,18}$/.test(args.params["id"] ?? "")) throw data(unknownAddress, { status: 404 });
  await load(args);
  return { nowMs: Date.now() };
}

export const action = accountAction({
  read: readReturnForm,
  problemOf: returnProblem,
  change: async ({ api, typed, params: { id = "" } }) => {
    const { returns } = await api.account.requestReturn({ id, lines: typed });
    return `${orderPath(id)}?${new URLSearchParams({ return: newestReturn(returns)?.name ?? "" })}#returns`;
  },
  whatFailed: () => returnFailed,
});

export const handle = {
  head: (args) => {
    const query = orderQuery(args.api, args.params["id"] ?? "");
    const order = args.queryClient.getQueryData(query.queryKey);
    return accountHead(order ? `Order ${order.name}` : "Order", () => [query])(args);
  },
  isPersonal: true,
} satisfies PageHandle;

export function Component() {
  const { id = "" } = useParams();
  const { nowMs } = useLoaderData<typeof loader>();
  return <OrderPage id={id} returned={useActionData<typeof action>() ?? null} nowMs={nowMs} />;
}
