import { describe, expect, it } from "vitest";
import { customerSchema, type AddressInput } from "#shared/contract/customer/account.ts";
import { customersAnswering } from "./testing/customers-answering.ts";
import { exampleCustomer } from "./testing/example-answers.ts";

const token = "shcat_secret";
const address: AddressInput = {
  firstName: "Alex",
  lastName: "",
  company: "",
  address1: "1187 Sydney Road",
  address2: "",
  city: "Coburg North",
  zoneCode: "VIC",
  zip: "3058",
  territoryCode: "AU",
  phoneNumber: "",
};
const refusing = (mutation: string, ...userErrors: object[]) => customersAnswering({ data: { [mutation]: { userErrors } } }).customers;

describe("a customer", () => {
  it("arrives in the shop's own terms, the first location of any company included [shop-9.30] [shop-3.4]", async () => {
    const { customers, sent } = customersAnswering({ data: { customer: exampleCustomer } });
    const customer = await customers.customer(token);
    expect(customerSchema.parse(customer)).toEqual(customer);
    expect(customer).toMatchObject({
      id: "gid://shopify/Customer/7",
      firstName: "Alex",
      lastName: "",
      email: "alex@example.test",
      marketing: "pending",
      phoneNumber: null,
      // What a customer changes of an address is sent back with all the rest of it.
      addresses: [
        {
          ...address,
          id: "gid://shopify/CustomerAddress/1",
          province: "Victoria",
          country: "Australia",
          formattedArea: "Coburg North VIC, Australia",
          formatted: ["1187 Sydney Road", "Coburg North VIC 3058", "Australia"],
        },
      ],
      defaultAddressId: "gid://shopify/CustomerAddress/1",
      companyLocationId: "gid://shopify/CompanyLocation/3",
    });
    expect(sent().body.query).toMatch(/addresses\(first: 250\)[^]*companyContacts\(first: 5\)[^]*locations\(first: 5\)/);
  });

  it("is asked for with the bare token, the shop's origin and an agent, and never by a name that says who [shop-7.6]", async () => {
    const { customers, sent } = customersAnswering({ data: { customer: exampleCustomer } });
    await customers.customer(token);
    expect(sent()).toMatchObject({
      url: "http://customers.test/account/customer/api/2026-04/graphql",
      headers: { authorization: token, origin: "http://shop.test", "user-agent": expect.stringMatching(/./) },
      call: { operation: "Customer", isIdempotent: true },
      body: { query: expect.stringContaining("query Customer"), variables: { withCompanies: true } },
    });
  });

  it("is read without companies where the platform keeps those back, and not asked for them again at once", async () => {
    const { companyContacts: _, ...plain } = exampleCustomer;
    const denied = { message: "Access denied for companyContacts field.", path: ["customer", "companyContacts"] };
    const refusal = { data: null, errors: [{ ...denied, extensions: { code: "ACCESS_DENIED" } }] };
    const { customers, vendorFetch, sent } = customersAnswering([refusal, { data: { customer: plain } }, { data: { customer: plain } }]);
    expect(await customers.customer(token)).toMatchObject({ email: "alex@example.test", companyLocationId: null });
    expect(await customers.customer(token)).toMatchObject({ companyLocationId: null });
    expect(vendorFetch).toHaveBeenCalledTimes(3);
    expect(sent().body.variables).toEqual({ withCompanies: false });
  });

  it("that is kept back as a whole is the platform's failure", async () => {
    const refusal = { data: null, errors: [{ message: "Access denied", path: ["customer"], extensions: { code: "ACCESS_DENIED" } }] };
    await expect(customersAnswering(refusal).customers.customer(token)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  });

  it("that gave no more than a name is shown: no address field says null, and none is the default", async () => {
    const [kept] = exampleCustomer.addresses.nodes;
    const blank = { firstName: null, address1: null, city: null, zip: null, province: null, zoneCode: null, country: null };
    const nodes = [{ ...kept, ...blank, territoryCode: null, formattedArea: null, formatted: [] }];
    const { customers } = customersAnswering({ data: { customer: { ...exampleCustomer, addresses: { nodes }, defaultAddress: null } } });
    const customer = await customers.customer(token);
    expect(customerSchema.parse(customer)).toEqual(customer);
    expect(customer).toMatchObject({ addresses: [{ firstName: "", address1: "", territoryCode: "" }], defaultAddressId: null });
  });

  it("without an address of mail has nothing to subscribe", async () => {
    const { customers } = customersAnswering({ data: { customer: { ...exampleCustomer, emailAddress: null } } });
    expect(await customers.customer(token)).toMatchObject({ email: null, marketing: "not-subscribed" });
  });
});

describe("a change", () => {
  it.each([
    ["CustomerAddressCreate", false, "customerAddressCreate", { address, defaultAddress: true }],
    ["CustomerAddressUpdate", true, "customerAddressUpdate", { addressId: "a", address, defaultAddress: null }],
    ["CustomerAddressDelete", false, "customerAddressDelete", { addressId: "a" }],
    ["CustomerUpdate", true, "customerUpdate", { input: { firstName: "Alex", lastName: "" } }],
    ["CustomerEmailMarketingSubscribe", true, "customerEmailMarketingSubscribe", {}],
    ["CustomerEmailMarketingUnsubscribe", true, "customerEmailMarketingUnsubscribe", {}],
  ])("%s is sent whole, and again only if that is the same as once", async (operation, isIdempotent, mutation, variables) => {
    const { customers, sent } = customersAnswering({ data: { [mutation]: { userErrors: [], deletedAddressId: "a" } } });
    const changes: Record<string, () => Promise<void>> = {
      CustomerAddressCreate: () => customers.createAddress(token, address, true),
      CustomerAddressUpdate: () => customers.updateAddress(token, "a", address, undefined),
      CustomerAddressDelete: () => customers.removeAddress(token, "a"),
      CustomerUpdate: () => customers.updateDetails(token, { firstName: "Alex", lastName: "" }),
      CustomerEmailMarketingSubscribe: () => customers.setMarketing(token, true),
      CustomerEmailMarketingUnsubscribe: () => customers.setMarketing(token, false),
    };
    await changes[operation]?.();
    expect(sent()).toMatchObject({ call: { operation, isIdempotent }, body: { variables } });
  });

  it("that the platform refuses is told in its sentences, joined, and beside the parts that they are about [shop-8.23]", async () => {
    const customers = refusing(
      "customerAddressCreate",
      { code: "REQUIRED", field: ["address", "zip"], message: "Postcode can't be blank" },
      { code: "PHONE_NUMBER_NOT_VALID", field: ["phoneNumber"], message: "0412 is no phone number" },
      { code: null, field: null, message: "Something else" },
    );
    const refused = customers.createAddress(token, address, false);
    await expect(refused).rejects.toMatchObject({
      name: "AppError",
      code: "UNPROCESSABLE",
      userMessage: "Postcode can't be blank; 0412 is no phone number; Something else",
      invalid: [
        { path: "address.zip", message: "Postcode can't be blank" },
        { path: "address.phoneNumber", message: "0412 is no phone number" },
      ],
    });
    // What was typed stays out of the log.
    await expect(refused).rejects.toThrow(/^(?!.*0412).*REQUIRED, PHONE_NUMBER_NOT_VALID, INVALID$/);
  });

  it.each([
    ["customerUpdate", ["input", "firstName"], "firstName"],
    ["customerAddressUpdate", ["address", "territoryCode"], "address.territoryCode"],
    ["orderRequestReturn", ["requestedLineItems", "1", "quantity"], "lines.1.quantity"],
    ["orderRequestReturn", ["requestedLineItems", "0", "returnReasonDefinitionId"], "lines.0.reasonId"],
    ["orderRequestReturn", ["requestedLineItems", "0", "constructor"], "lines.0"],
  ])("by %s names %j as the shop's forms do", async (mutation, field, path) => {
    const customers = refusing(mutation, { code: "INVALID", field, message: "No" });
    const changes: Record<string, () => Promise<void>> = {
      customerUpdate: () => customers.updateDetails(token, { firstName: "", lastName: "" }),
      customerAddressUpdate: () => customers.updateAddress(token, "a", address, true),
      orderRequestReturn: () => customers.requestReturn(token, { id: "1", lines: [{ lineId: "l", quantity: 1, reasonId: "r", note: "" }] }),
    };
    await expect(changes[mutation]?.()).rejects.toMatchObject({ invalid: [{ path, message: "No" }] });
  });

  it.each([
    ["customerAddressDelete", ["addressId"]],
    ["orderRequestReturn", ["orderId"]],
  ])("by %s marks no part where %j is not the customer's to type", async (mutation, field) => {
    const customers = refusing(mutation, { code: "NOT_FOUND", field, message: "There is none" });
    const call =
      mutation === "orderRequestReturn" ? customers.requestReturn(token, { id: "1", lines: [] }) : customers.removeAddress(token, "a");
    await expect(call).rejects.toMatchObject({ code: "UNPROCESSABLE", userMessage: "There is none", invalid: [] });
  });

  it("that is there already is made: who is subscribed stays so", async () => {
    const twice = refusing("customerEmailMarketingSubscribe", { code: "CUSTOMER_ALREADY_SUBSCRIBED", field: null, message: "Already" });
    await expect(twice.setMarketing(token, true)).resolves.toBeUndefined();
    const failed = refusing("customerEmailMarketingSubscribe", { code: "FAILED_TO_SUBSCRIBE", field: null, message: "That failed" });
    await expect(failed.setMarketing(token, true)).rejects.toMatchObject({ userMessage: "That failed" });
  });

  it("that answers nothing has not been made", async () => {
    const { customers } = customersAnswering({ data: { customerAddressDelete: null, customerUpdate: null } });
    await expect(customers.removeAddress(token, "a")).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
    await expect(customers.updateDetails(token, { firstName: "", lastName: "" })).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
    const { customers: forgetful } = customersAnswering({ data: { customerAddressDelete: { deletedAddressId: null, userErrors: [] } } });
    await expect(forgetful.removeAddress(token, "a")).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  });
});

describe("the storefront's token", () => {
  const given = (answer: unknown) => customersAnswering(answer).customers.storefrontToken(token);

  it("is what the platform gives", async () => {
    const payload = { customerAccessToken: "storefront-token", userErrors: [] };
    expect(await given({ data: { storefrontCustomerAccessTokenCreate: payload } })).toBe("storefront-token");
  });

  it.each([
    ["answers none", { data: { storefrontCustomerAccessTokenCreate: { customerAccessToken: null, userErrors: [] } } }],
    ["answers nothing", { data: { storefrontCustomerAccessTokenCreate: null } }],
    ["has it no more", { errors: [{ message: "Field 'storefrontCustomerAccessTokenCreate' doesn't exist on type 'Mutation'" }] }],
    [
      "has it no more, in other words",
      { errors: [{ message: 'Cannot query field "storefrontCustomerAccessTokenCreate" on type "Mutation".' }] },
    ],
  ])("is null where the platform %s", async (_how, answer) => {
    expect(await given(answer)).toBeNull();
  });

  it("that is refused is a failure of the platform [shop-8.20] [shop-7.7]", async () => {
    const userErrors = [{ code: "CUSTOMER_DOES_NOT_EXIST", field: null, message: "Customer does not exist" }];
    await expect(given({ data: { storefrontCustomerAccessTokenCreate: { customerAccessToken: null, userErrors } } })).rejects.toMatchObject(
      {
        code: "UPSTREAM_FAILED",
        message: "Failed to create storefront customer access token.",
      },
    );
    await expect(given({ errors: [{ message: "Internal error" }] })).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  });
});

describe("the platform's failures", () => {
  it.each([
    ["html instead of JSON", "<html>", 200, "UPSTREAM_FAILED"],
    ["another shape of data", { data: { customer: { id: 1 } } }, 200, "UPSTREAM_FAILED"],
    ["no data", {}, 200, "UPSTREAM_FAILED"],
    ["a token that has ended", { errors: "Unauthorized" }, 401, "UNAUTHENTICATED"],
    ["a shop that may not ask", {}, 403, "UPSTREAM_FAILED"],
    ["throttling", { errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] }, 200, "UPSTREAM_UNAVAILABLE"],
    ["a cursor of nowhere", { errors: [{ message: "Invalid cursor for current pagination sort." }] }, 200, "BAD_REQUEST"],
    ["a malformed id", { errors: [{ message: "Invalid global id 'x'" }] }, 200, "BAD_REQUEST"],
  ])("become AppErrors: %s", async (_name, answer, status, code) => {
    await expect(customersAnswering(answer, status).customers.customer(token)).rejects.toMatchObject({ name: "AppError", code });
  });

  it("in words are all told, joined by semicolons [shop-8.22]", async () => {
    const { customers } = customersAnswering({ data: null, errors: [{ message: "One" }, { message: "Two", extensions: {} }] });
    await expect(customers.customer(token)).rejects.toThrow("customer-account Customer: One; Two");
  });
});
