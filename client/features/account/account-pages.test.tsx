import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { ApiReactContext } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { postForm } from "#client/lib/testing/post-form.ts";
import type { Customer, Order, OrderPage as PageOfOrders } from "#shared/contract/customer/account.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { AddressesPage, DetailsPage, MarketingPage, OrderPage, OrdersPage, OverviewPage } from "./account-pages.ts";
import { changeAddress, type ReturnedAddress } from "./addresses/address-change.ts";
import { accountQuery, orderQuery, ordersQuery } from "./queries.ts";
import { apiWith, exampleAddress, exampleCustomer, exampleOrder, exampleOrderLine, refused } from "./testing/example-account.ts";

type Known = { customer?: Customer | null; orders?: PageOfOrders | null; order?: Order; returned?: ReturnedAddress };

/** The page as the server sends it. */
function htmlOf(
  path: string,
  { customer = exampleCustomer(), orders = { orders: [], nextCursor: null }, order, returned }: Known = {},
): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(accountQuery(unusedApi).queryKey, customer);
  queryClient.setQueryData(ordersQuery(unusedApi, undefined).queryKey, orders);
  if (order) queryClient.setQueryData(orderQuery(unusedApi, order.id).queryKey, order);
  const nowMs = Date.parse("2026-05-05T00:00:00Z");
  const pages: Record<string, ReactNode> = {
    "/account": <OverviewPage />,
    "/account/account-details": <DetailsPage returned={undefined} />,
    "/account/addresses": <AddressesPage returned={returned} />,
    "/account/manage-marketing-emails": <MarketingPage returned={undefined} />,
    "/account/myordersreturnsapp": <OrdersPage />,
    "/account/myordersreturnsapp/100123": (
      <OrderPage
        id="100123"
        returned={undefined}
        postedAgain={null}
        nowMs={nowMs}
        cartChange={{ inOrder: (call) => call(), onCart: () => Promise.resolve() }}
      />
    ),
  };
  const element = pages[new URL(path, "http://shop.test").pathname];
  if (!element) throw new Error(`no page at ${path}`);
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <ApiReactContext value={unusedApi}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApiReactContext>,
  );
}

/** The field is marked, and described by the problem, which doesn't speak up beside the form's own words. */
function expectProblem(html: string, name: string, problem: string): void {
  const [input = ""] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  const [, describedBy = "none"] = /aria-describedby="([^"]*)"/.exec(input) ?? [];
  expect(input).toContain('aria-invalid="true"');
  expect(html).toMatch(new RegExp(`id="${describedBy.split(" ").at(-1)}" role="none">.*?${problem}`));
}

describe("the overview", () => {
  test("greets by name and has the places that the header's links lead to", () => {
    const html = htmlOf("/account");
    expect(html).toMatch(/<h1[^>]*>Hi Test<\/h1>/);
    expect(html).toContain('id="my-details"');
    expect(html).toContain('id="order-history"');
    expect(html).toContain("No orders yet");
    expect(html).not.toContain("trade prices");
  });

  test("tells trade buyers that their prices apply in the cart", () => {
    expect(htmlOf("/account", { customer: exampleCustomer({ companyLocationId: "gid://shopify/CompanyLocation/1" }) })).toContain(
      "trade prices apply in the cart",
    );
  });

  test("keeps its other parts when one of them can't be had", () => {
    const withoutOrders = htmlOf("/account", { orders: null });
    expect(withoutOrders).toContain("We couldn&#x27;t load your orders just now.");
    expect(withoutOrders).toContain("buyer@example.test");
    const withoutCustomer = htmlOf("/account", { customer: null, orders: { orders: [exampleOrder()], nextCursor: null } });
    expect(withoutCustomer).toContain('href="/account/myordersreturnsapp/100123"');
    expect(withoutCustomer).toMatch(/<a href="\/account" class="[^"]*">Try again<\/a>/);
  });
});

describe("the address book", () => {
  const second = exampleAddress({ id: "gid://shopify/CustomerAddress/2", address1: "9 Other Street", formatted: ["9 Other Street"] });
  const customer = exampleCustomer({ addresses: [exampleAddress(), second], defaultAddressId: second.id });

  test("shows the default address first, marked by words, and offers to make another one the default", () => {
    const html = htmlOf("/account/addresses", { customer });
    expect(html.indexOf("9 Other Street")).toBeLessThan(html.indexOf("12 Test Street"));
    expect(html.match(/Default address/g)).toHaveLength(1);
    expect(html.match(/name="intent" value="default"/g)).toHaveLength(1);
  });

  test("asks before it removes one, in the page where no script runs [shop-2.18]", () => {
    const html = htmlOf("/account/addresses?remove=1", { customer });
    expect(html).toMatch(
      /Remove address<\/h2>.*12 Test Street.*name="addressId" value="gid:\/\/shopify\/CustomerAddress\/1".*Cancel<\/a>.*Yes<\/button>/s,
    );
    expect(htmlOf("/account/addresses?remove=3", { customer })).toContain("That address isn&#x27;t in your account any more.");
  });

  test("says why the default one stays instead of asking, until it is the last one", () => {
    const reason = "To remove this address, make another one the default first.";
    const asked = htmlOf("/account/addresses?remove=2", { customer });
    expect(asked).toContain(reason);
    expect(asked).not.toContain("Yes</button>");
    expect(htmlOf("/account/addresses", { customer })).not.toContain("?remove=2");
    const last = exampleCustomer({ addresses: [second], defaultAddressId: second.id });
    expect(htmlOf("/account/addresses?remove=2", { customer: last })).toContain("Yes</button>");
  });

  test("brings a form back with what was typed and what is wrong with it", async () => {
    const invalid = [{ path: "address.phoneNumber", message: "This is not a phone number that we can call" }];
    const refusal = new AppError("UNPROCESSABLE", "This address can't be used", { cause: { invalid } });
    const api = apiWith({ updateAddress: refused(refusal) });
    const typed = { intent: "update", addressId: second.id, city: "Elsewhere", zoneCode: "AU-VIC", zip: "3058", territoryCode: "AU" };
    const returnedWith = async (address1: string) => {
      const { returned } = await postForm(changeAddress, { ...typed, address1 }, { api });
      return htmlOf("/account/addresses?edit=2", { customer, returned });
    };
    const incomplete = await returnedWith("");
    expectProblem(incomplete, "address1", "Please enter a street address.");
    expect(incomplete).toMatch(/role="alert"[^>]*>.*Please check the marked fields\./);
    const rejected = await returnedWith("1 New Road");
    expectProblem(rejected, "phoneNumber", "This is not a phone number that we can call");
    for (const html of [incomplete, rejected]) {
      expect(html.match(/role="alert"/g)).toHaveLength(1);
      expect(html).toContain('value="Elsewhere"');
      expect(html).toContain("This is your default address.");
    }
  });

  test("offers every state and, marked as theirs, New Zealand's regions while no script narrows them", () => {
    const html = htmlOf("/account/addresses?new", { customer });
    expect(html).toContain('<option value="AU-TAS">Tasmania</option>');
    expect(html).toContain('<option value="NZ-TAS">Tasman, New Zealand</option>');
    expect(html).toContain('autoComplete="address-line1"');
    // Whatever may be left empty says so.
    const labels = [...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label);
    expect(labels.filter((label) => label?.endsWith("(optional)"))).toEqual([
      "First name (optional)",
      "Last name (optional)",
      "Company (optional)",
      "Unit, level or building (optional)",
      "Phone (optional)",
    ]);
  });
});

describe("an order", () => {
  test("is a record: parts, what they cost, the GST in it, and where it went", () => {
    const order = exampleOrder({
      discountCents: 500,
      lines: [exampleOrderLine(), exampleOrderLine({ id: "2", title: "Old clip", url: null })],
    });
    const html = htmlOf("/account/myordersreturnsapp/100123", { order });
    expect(html).toContain("Placed on <time");
    expect(html).toContain('<a href="/products/water-pump">Water pump</a>');
    expect(html).not.toMatch(/<a[^>]*>Old clip/);
    for (const text of [
      "SH-1",
      "Vehicle: HQ Monaro 253 V8",
      "No longer sold",
      "−$5.00",
      "$12.95",
      "$172.95",
      "Includes GST of $15.72",
      "Coburg VIC 3058",
      ">Sent<",
    ])
      expect(html).toContain(text);
  });

  test("without postage is delivered free, and one that is collected names the store and no delivery", () => {
    expect(htmlOf("/account/myordersreturnsapp/100123", { order: exampleOrder({ shippingCents: 0 }) })).toContain("<dd>FREE</dd>");
    const order = exampleOrder({ deliveredTo: null, collectedFrom: "Coburg North", shippingCents: 0, status: "ready-for-pickup" });
    const html = htmlOf("/account/myordersreturnsapp/100123", { order });
    expect(html).toContain("Coburg North");
    expect(html).not.toContain("Delivery");
    expect(html).toContain("Parts can be sent back once you have collected them.");
  });

  test("offers to return what can come back, none to begin with and no more than that", () => {
    const lines = [exampleOrderLine({ returnableQuantity: 2 }), exampleOrderLine({ id: "2", title: "Used up" })];
    const html = htmlOf("/account/myordersreturnsapp/100123", { order: exampleOrder({ lines }) });
    expect(html).toMatch(
      /<select[^>]*name="quantity:gid:\/\/shopify\/LineItem\/1"[^>]*><option value="0" selected="">None<\/option><option value="1">1<\/option><option value="2">2<\/option><\/select>/,
    );
    expect(html).not.toContain('name="quantity:2"');
    expect(html).toContain('href="/pages/refunds-and-exchanges"');
  });

  test("names the return that was just asked for, and only one that is there", () => {
    const returns = [
      {
        id: "1",
        name: "R100123-R1",
        status: "requested" as const,
        requestedAt: null,
        requestedOn: null,
        lines: [{ lineId: "1", title: "Water pump", quantity: 1 }],
      },
    ];
    const path = "/account/myordersreturnsapp/100123";
    expect(htmlOf(`${path}?return=R100123-R1`, { order: exampleOrder({ returns }) })).toContain("Return R100123-R1 is requested.");
    expect(htmlOf(`${path}?return=hostile`, { order: exampleOrder({ returns }) })).not.toContain("is requested");
  });

  test("has its form say which returns it shows, so that one which is sent twice is known", () => {
    const lines = [{ lineId: "1", title: "Water pump", quantity: 1 }];
    const returns = ["r1", "r2"].map((id) => ({ id, name: id, status: "requested" as const, requestedAt: null, requestedOn: null, lines }));
    const order = exampleOrder({ returns, lines: [exampleOrderLine({ returnableQuantity: 1 })] });
    const seen = htmlOf("/account/myordersreturnsapp/100123", { order }).match(/name="seen" value="[^"]*"/g);
    expect(seen).toEqual(['name="seen" value="r1"', 'name="seen" value="r2"']);
  });
});

test("marketing emails that wait for a confirmation say so", () => {
  const html = htmlOf("/account/manage-marketing-emails", { customer: exampleCustomer({ marketing: "pending" }) });
  expect(html).toContain("Waiting for you");
  expect(html).toContain("We&#x27;ve written to buyer@example.test.");
});

test.each([
  "/account",
  "/account/addresses",
  "/account/account-details",
  "/account/manage-marketing-emails",
  "/account/myordersreturnsapp",
])("%s marks itself in the account's navigation, which leads out, too", (path) => {
  const html = htmlOf(path);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`href="${path}" aria-current="page"`));
  expect(html).toContain('href="/logout"');
});
