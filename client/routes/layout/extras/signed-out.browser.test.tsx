import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { accountQuery, orderQuery, ordersQuery } from "#client/features/account/queries.ts";
import { exampleCustomer, exampleOrder } from "#client/features/account/testing/example-account.ts";
import { identifiedCustomer } from "#client/features/analytics/data-layer.ts";
import { exampleCart } from "#client/features/cart/example-cart.ts";
import { layoutQuery } from "#client/features/content/queries.ts";
import { signedInCustomerQuery } from "#client/features/session/queries.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { OrderPage } from "#shared/contract/customer/account.ts";
import { sessionMarkerCookie } from "#shared/domain/customer/session-marker.ts";
import { LayoutExtras } from "./layout-extras.tsx";

const noOrders: OrderPage = { orders: [], nextCursor: null };
const hourMs = 3_600_000;
const customer = { id: "gid://shopify/Customer/1", firstName: "Kim", displayName: "Kim", email: null, companyLocationId: null };

/** Sets or drops the cookie that says that somebody is signed in, as the shop's answers and other tabs do. */
function mark(expiresAtMs: number | null): void {
  document.cookie = `${sessionMarkerCookie}=${expiresAtMs ?? ""}; Path=/; Max-Age=${expiresAtMs === null ? 0 : 600}`;
  window.dispatchEvent(new Event("shop:session-marker"));
}

const getCart = vi.fn(() => Promise.resolve(exampleCart()));
const api = {
  ...unusedApi,
  cart: { ...unusedApi.cart, get: getCart },
  session: { ...unusedApi.session, start: () => Promise.resolve(customer) },
};

beforeEach(() => mark(Date.now() + hourMs));
afterEach(() => mark(null));

/** Any page for somebody who is signed in and has seen the account. */
async function signedIn() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(layoutQuery(api).queryKey, {
    headerMenu: [],
    footerMenus: [],
    socialLinks: [],
    promotionalBanner: null,
    storeLocatorBanner: null,
    emailSubscription: null,
    company: { name: "Rares", phone: null },
    shipping: { flatRateCents: 995, freeFromCents: 20_000 },
  });
  queryClient.setQueryData(accountQuery(api).queryKey, exampleCustomer());
  queryClient.setQueryData(ordersQuery(api, undefined).queryKey, noOrders);
  queryClient.setQueryData(orderQuery(api, "1").queryKey, exampleOrder());
  await render(
    <InShop api={api} queryClient={queryClient}>
      <LayoutExtras />
    </InShop>,
  );
  await expect.poll(() => queryClient.getQueryData(signedInCustomerQuery(api).queryKey)).toEqual(customer);
  await expect.poll(identifiedCustomer).toBe(customer.id);
  return queryClient;
}

/** Everything that the page's memory holds of the customer, by whatever name. */
const keptOfCustomer = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [name], state }) => state.data !== undefined && name !== "layout" && name !== "cart")
    .map(({ queryHash }) => queryHash);

test("whoever signs out, in whichever tab, leaves nothing of the account in the page's memory", async () => {
  const queryClient = await signedIn();
  expect(keptOfCustomer(queryClient)).toHaveLength(4);
  const asksBefore = getCart.mock.calls.length;
  mark(null);
  await expect.poll(() => keptOfCustomer(queryClient)).toEqual([]);
  expect(identifiedCustomer()).toBeNull();
  // The cart is a guest's again, at a guest's prices.
  await expect.poll(() => getCart.mock.calls.length).toBeGreaterThan(asksBefore);
});

test("a session that is renewed keeps what is known of the customer", async () => {
  const queryClient = await signedIn();
  mark(Date.now() + 2 * hourMs);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(keptOfCustomer(queryClient)).toHaveLength(4);
});
