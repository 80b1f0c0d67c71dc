import { describe, expect, it, vi } from "vitest";
import { exampleCard } from "#server/testing/example-card.ts";
import { exampleCustomer } from "#server/testing/example-customer.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createAccountService } from "./account-service.ts";
import type { CustomerPort, PlatformOrder, PlatformOrderLine } from "./customer-port.ts";
import { createProductUrls } from "./product-urls.ts";

const unused = () => Promise.reject(new Error("the test did not expect this call"));
const down = () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "customer-account: no answer"));

function line(id: string, productId: string | null): PlatformOrderLine {
  return {
    id,
    title: id,
    variantTitle: null,
    sku: null,
    quantity: 1,
    attributes: [],
    totalCents: 1,
    picture: null,
    productId,
    variantId: productId && productId.replace("Product", "ProductVariant"),
    returnableQuantity: 0,
    returnReasons: [],
  };
}

const order: PlatformOrder = {
  id: "100123",
  name: "R100123",
  placedAt: "2026-11-20T01:02:03Z",
  placedOn: null,
  status: "sent",
  totalCents: 3,
  quantity: 3,
  titles: [],
  hasReturns: false,
  lines: [line("sold", "gid://shopify/Product/1"), line("no longer sold", "gid://shopify/Product/2"), line("never a product", null)],
  subtotalCents: 3,
  discountCents: 0,
  shippingCents: 0,
  taxCents: null,
  deliveredTo: null,
  collectedFrom: null,
  parcels: [],
  returns: [],
};

function accountOf(port: Partial<CustomerPort> = {}, cards = () => Promise.resolve([{ ...exampleCard, id: "gid://shopify/Product/1" }])) {
  const customers: CustomerPort = {
    customer: vi.fn<CustomerPort["customer"]>(async () => exampleCustomer),
    storefrontToken: unused,
    updateDetails: unused,
    createAddress: unused,
    updateAddress: unused,
    removeAddress: unused,
    setMarketing: unused,
    orders: unused,
    order: async () => order,
    requestReturn: unused,
    ...port,
  };
  return { customers, account: createAccountService({ customers, productUrls: createProductUrls({ cards }), variantSales: unused }) };
}

describe("a buyer", () => {
  it("is known to carts by the storefront's token and the first location of the company [shop-3.5]", async () => {
    const { account } = accountOf({ storefrontToken: async () => "storefront-token" });
    expect(await account.buyer("customer-token", exampleCustomer)).toEqual({
      customerAccessToken: "storefront-token",
      companyLocationId: "gid://shopify/CompanyLocation/3",
    });
  });

  it("is known by the customer's own token where the platform gives no other", async () => {
    const { account } = accountOf({ storefrontToken: async () => null });
    expect(await account.buyer("customer-token", { ...exampleCustomer, companyLocationId: null })).toEqual({
      customerAccessToken: "customer-token",
      companyLocationId: null,
    });
  });
});

describe("every change", () => {
  it("answers with the customer as the platform has it then", async () => {
    const done = () => Promise.resolve();
    const { account, customers } = accountOf({
      updateDetails: done,
      createAddress: done,
      updateAddress: done,
      removeAddress: done,
      setMarketing: done,
    });
    const address = {
      firstName: "",
      lastName: "",
      company: "",
      address1: "",
      address2: "",
      city: "",
      zoneCode: "",
      zip: "",
      territoryCode: "AU",
      phoneNumber: "",
    };
    const answers = [
      await account.updateDetails("t", { firstName: "Alex", lastName: "" }),
      await account.createAddress("t", { address, isDefault: false }),
      await account.updateAddress("t", { addressId: "a", address }),
      await account.removeAddress("t", "a"),
      await account.setMarketing("t", true),
    ];
    expect(answers).toEqual(answers.map(() => exampleCustomer));
    expect(customers.customer).toHaveBeenCalledTimes(answers.length);
  });

  it("that is refused is not followed by anything, and keeps the platform's words", async () => {
    const refusal = new AppError("UNPROCESSABLE", "refused", { userMessage: "First name is too long" });
    const { account, customers } = accountOf({
      updateDetails: () => Promise.reject(refusal),
      removeAddress: () => Promise.reject(refusal),
    });
    await expect(account.updateDetails("t", { firstName: "x", lastName: "" })).rejects.toBe(refusal);
    await expect(account.removeAddress("t", "a")).rejects.toBe(refusal);
    expect(customers.customer).not.toHaveBeenCalled();
  });
});

describe("a change that was saved", () => {
  const details = { firstName: "Alex", lastName: "" };
  it.each([
    ["a platform that fails then", new AppError("UPSTREAM_TIMEOUT", "customer-account: no answer")],
    ["a token that ends then, for which it would be made again", new AppError("UNAUTHENTICATED", "the token opens nothing")],
  ])("is not told as failed for %s", async (_what, error) => {
    const failing = () => Promise.reject(error);
    const done = () => Promise.resolve();
    const { account } = accountOf({ updateDetails: done, requestReturn: done, customer: failing, order: failing });
    const saved = { code: "CONFLICT", userMessage: expect.stringMatching(/^That's saved\./), cause: expect.any(AppError) };
    await expect(account.updateDetails("t", details)).rejects.toMatchObject(saved);
    await expect(account.requestReturn("t", { id: "1", lines: [] })).rejects.toMatchObject(saved);
  });
});

describe("a platform that fails", () => {
  it.each([
    ["updating details", "Failed to update customer details.", true],
    ["deleting an address", "Failed to delete address.", true],
    ["fetching a customer", "Failed to fetch customer.", false],
    ["fetching a buyer", "Failed to fetch buyer.", false],
  ])(
    "%s is told as what it was about, to the log and where it is meant for customers [shop-8.18] [shop-8.19]",
    async (what, message, isForCustomers) => {
      const { account } = accountOf({ customer: down, storefrontToken: down, updateDetails: down, removeAddress: down });
      const calls: Record<string, () => Promise<unknown>> = {
        "updating details": () => account.updateDetails("t", { firstName: "", lastName: "" }),
        "deleting an address": () => account.removeAddress("t", "a"),
        "fetching a customer": () => account.customer("t"),
        "fetching a buyer": () => account.buyer("t", exampleCustomer),
      };
      await expect(calls[what]?.()).rejects.toMatchObject({
        code: "UPSTREAM_TIMEOUT",
        message,
        userMessage: isForCustomers ? message : "That took too long. Please try again.",
        cause: { message: "customer-account: no answer" },
      });
    },
  );

  it("to know the token says so in any call, so that the session can be renewed", async () => {
    const ended = new AppError("UNAUTHENTICATED", "the token opens nothing");
    const { account } = accountOf({ customer: () => Promise.reject(ended), updateDetails: () => Promise.reject(ended) });
    await expect(account.customer("t")).rejects.toBe(ended);
    await expect(account.updateDetails("t", { firstName: "", lastName: "" })).rejects.toBe(ended);
  });
});

describe("an order", () => {
  it("links the parts that are still sold", async () => {
    const { account } = accountOf();
    const { lines } = await account.order("t", "100123");
    expect(lines.map(({ id, url }) => [id, url])).toEqual([
      ["sold", "/products/tee"],
      ["no longer sold", null],
      ["never a product", null],
    ]);
    expect(JSON.stringify(lines)).not.toContain("productId");
  });

  it("without the catalogue only lacks its links", async () => {
    const { account } = accountOf({}, down);
    expect((await account.order("t", "100123")).lines.map(({ url }) => url)).toEqual([null, null, null]);
  });

  it("of somebody else is not found", async () => {
    const { account } = accountOf({ order: async () => null });
    await expect(account.order("t", "5")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is answered with the return that was just asked for", async () => {
    const requestReturn = vi.fn<CustomerPort["requestReturn"]>(async () => undefined);
    const { account } = accountOf({ requestReturn });
    const input = { id: "100123", lines: [{ lineId: "sold", quantity: 1, reasonId: "r", note: "" }] };
    expect(await account.requestReturn("t", input)).toMatchObject({ id: "100123" });
    expect(requestReturn).toHaveBeenCalledExactlyOnceWith("t", input);
  });

  it("has a return that is asked for twice once, and another one of the same parts when they were chosen after it", async () => {
    const asked = { id: "r1", name: "R1", status: "requested" as const, requestedAt: null, requestedOn: null };
    const returns = [
      {
        ...asked,
        lines: [
          { lineId: "b", title: "B", quantity: 2 },
          { lineId: "a", title: "A", quantity: 1 },
        ],
      },
    ];
    const requestReturn = vi.fn<CustomerPort["requestReturn"]>(async () => undefined);
    const { account } = accountOf({ requestReturn, order: async () => ({ ...order, returns }) });
    const line = (lineId: string, quantity: number) => ({ lineId, quantity, reasonId: "r", note: "" });
    const same = [line("a", 1), line("b", 2)];
    expect(await account.requestReturn("t", { id: "100123", lines: same, seenReturns: [] })).toMatchObject({ returns });
    expect(requestReturn).not.toHaveBeenCalled();
    const others = [
      { lines: same, seenReturns: ["r1"] },
      { lines: same },
      { lines: [line("a", 1)], seenReturns: [] },
      { lines: [line("a", 1), line("b", 1)], seenReturns: [] },
    ];
    for (const other of others) await account.requestReturn("t", { id: "100123", ...other });
    expect(requestReturn).toHaveBeenCalledTimes(others.length);
  });
});
