import type { ActionFunctionArgs } from "react-router";
import { routeAction } from "#client/lib/forms/form-action.ts";
import { changeAddress } from "./addresses/address-change.ts";
import { setMarketing } from "./details/set-marketing.ts";
import { updateDetails } from "./details/update-details.ts";
import { isOrderAgain, postOrderAgain } from "./orders/again/order-again.ts";
import { requestReturn } from "./orders/request-return.ts";

// The account's pages, and what answers their forms, in one file to load: whoever opens one of them goes on to another.
export { AddressesPage } from "./addresses/addresses-page.tsx";
export { DetailsPage } from "./details/details-page.tsx";
export { MarketingPage } from "./details/marketing-page.tsx";
export { OrderPage } from "./orders/order-page.tsx";
export { OrdersPage } from "./orders/orders-page.tsx";
export { OverviewPage } from "./overview-page.tsx";

export const postAddress = routeAction(changeAddress);
export const postDetails = routeAction(updateDetails);
export const postMarketing = routeAction(setMarketing);
/** The forms of an order's page: its address says which one was posted. */
export const postToOrder = (orderId: string) => {
  const postReturn = routeAction(requestReturn(orderId));
  return (args: ActionFunctionArgs) => (isOrderAgain(args.request) ? postOrderAgain(orderId, args) : postReturn(args));
};
