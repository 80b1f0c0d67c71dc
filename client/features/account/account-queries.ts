import type { Api } from "#client/lib/api/api.ts";
import type { AccountPlace } from "./account-place.ts";
import { accountQuery, orderQuery, ordersQuery } from "./queries.ts";
import { readCursor } from "./read-cursor.ts";

/** What a page of the account is about, first of all. */
export function accountQueries(api: Api, place: AccountPlace, params: URLSearchParams) {
  if (place.view === "order") return [orderQuery(api, place.id)] as const;
  if (place.view === "orders") return [ordersQuery(api, readCursor(params))] as const;
  if (place.view === "overview") return [accountQuery(api), ordersQuery(api, undefined)] as const;
  return [accountQuery(api)] as const;
}
