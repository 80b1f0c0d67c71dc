import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningAccount, startAccount } from "./testing/start-account.ts";

let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.stop());

const customerQuery = `{ customer {
  id firstName lastName displayName emailAddress { emailAddress marketingState } phoneNumber { phoneNumber }
  defaultAddress { id } addresses(first: 250) { nodes { id } }
  companyContacts(first: 5) { nodes { company { name } locations(first: 5) { nodes { id name } } } }
} }`;

describe("the customer API", () => {
  it.each([
    ["no token", {}],
    ["an unknown token", { authorization: "nonsense" }],
    ["a token of nobody", { authorization: "token-1" }],
    ["the word Bearer before the token", { authorization: "Bearer token-7100001" }],
  ])("answers 401 to %s", async (_title, headers) => {
    account.signIn("first@example.test");
    const response = await account.post(headers, customerQuery);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });

  it("knows somebody new by nothing but the email address", async () => {
    const { ask, customerId } = account.signIn("new@example.test");
    expect(await ask(customerQuery)).toEqual({
      customer: {
        id: `gid://shopify/Customer/${customerId}`,
        firstName: null,
        lastName: null,
        displayName: "new@example.test",
        emailAddress: { emailAddress: "new@example.test", marketingState: "NOT_SUBSCRIBED" },
        phoneNumber: null,
        defaultAddress: null,
        addresses: { nodes: [] },
        companyContacts: { nodes: [] },
      },
    });
  });

  it("knows a buyer of the demo company", async () => {
    const { ask } = account.signIn("buyer@workshop.example");
    expect(await ask(customerQuery)).toMatchObject({
      customer: {
        companyContacts: {
          nodes: [{ company: { name: "Demo Workshop" }, locations: { nodes: [{ id: "gid://shopify/CompanyLocation/6400001" }] } }],
        },
      },
    });
  });

  it("lets customers change their names, and clear one", async () => {
    const { ask } = account.signIn("names@example.test");
    const update = `mutation ($input: CustomerUpdateInput!) { customerUpdate(input: $input) { customer { displayName lastName } userErrors { code field message } } }`;
    expect(await ask(update, { input: { firstName: " Test ", lastName: "Buyer" } })).toEqual({
      customerUpdate: { customer: { displayName: "Test Buyer", lastName: "Buyer" }, userErrors: [] },
    });
    expect(await ask(update, { input: { lastName: "" } })).toMatchObject({
      customerUpdate: { customer: { displayName: "Test", lastName: null } },
    });
    const refusals = [{ firstName: "x".repeat(256) }, { firstName: "<b>x</b>" }, { lastName: "see https://example.test" }, {}];
    const answers = await Promise.all(refusals.map((input) => ask(update, { input })));
    expect(answers).toMatchObject(
      ["TOO_LONG", "CONTAINS_HTML_TAGS", "CONTAINS_URL", "CUSTOMER_INPUT_ARGUMENT_EMPTY"].map((code) => ({
        customerUpdate: { customer: null, userErrors: [{ code }] },
      })),
    );
    expect(await ask(customerQuery)).toMatchObject({ customer: { displayName: "Test" } });
  });

  it("subscribes to marketing emails once, and unsubscribes", async () => {
    const { ask } = account.signIn("mail@example.test");
    const fields = "emailAddress { marketingState } userErrors { code }";
    const subscribe = `mutation { customerEmailMarketingSubscribe { ${fields} } }`;
    const state = (marketingState: string, ...codes: string[]) => ({
      emailAddress: { marketingState },
      userErrors: codes.map((code) => ({ code })),
    });
    expect(await ask(subscribe)).toEqual({ customerEmailMarketingSubscribe: state("SUBSCRIBED") });
    expect(await ask(subscribe)).toEqual({ customerEmailMarketingSubscribe: state("SUBSCRIBED", "CUSTOMER_ALREADY_SUBSCRIBED") });
    expect(await ask(`mutation { customerEmailMarketingUnsubscribe { ${fields} } }`)).toEqual({
      customerEmailMarketingUnsubscribe: state("NOT_SUBSCRIBED"),
    });
  });
});
