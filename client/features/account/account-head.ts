import type { PageHead, PageHeadArgs } from "#client/lib/page/page-head.ts";
import { type AccountPlace, readAccountPlace } from "./account-place.ts";
import { accountQueries } from "./account-queries.ts";
import { orderQuery } from "./queries.ts";

const titles: Record<AccountPlace["view"], string> = {
  overview: "My account",
  details: "My details",
  addresses: "Addresses",
  emails: "Marketing emails",
  orders: "Orders and returns",
  order: "Order",
};

/** The head of an account page. What it is about may be unavailable just now. */
export function accountHead({ queryClient, api, params, url }: PageHeadArgs): PageHead {
  const place = readAccountPlace(params["*"] ?? "") ?? { view: "overview" };
  const order = place.view === "order" ? queryClient.getQueryData(orderQuery(api, place.id).queryKey) : null;
  const [{ queryKey }] = accountQueries(api, place, url.searchParams);
  return {
    title: order ? `Order ${order.name}` : titles[place.view],
    description: "Your account: details, addresses, emails and orders.",
    isIndexable: false,
    isUnavailable: queryClient.getQueryData(queryKey) === null,
  };
}
