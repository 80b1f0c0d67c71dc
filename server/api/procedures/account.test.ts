import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccountShop, type Shopper, startAccountShop } from "#server/testing/start-account-shop.ts";
import { customerSchema } from "#shared/contract/customer/account.ts";

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(() => shop.stop());

async function signedIn(email: string): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.signIn(email);
  return shopper;
}

const address = {
  firstName: "Alex",
  lastName: "Example",
  address1: "1187 Sydney Road",
  city: "Coburg North",
  zoneCode: "VIC",
  zip: "3058",
  territoryCode: "AU",
};
const withAddress = (changes: object = {}, isDefault = false) => ({ address: { ...address, ...changes }, isDefault });

/** What one address looks like to the shopper's pages. */
const addressesOf = (body: unknown) => customerSchema.parse(body).addresses;

test("without a session every call about the account says so, as a problem, and nothing is stored [shop-6.2]", async () => {
  const visitor = shop.shopper();
  const calls: [string, string, object?][] = [
    ["GET", "/account"],
    ["PATCH", "/account", { firstName: "A", lastName: "B" }],
    ["POST", "/account/addresses", withAddress()],
    ["PATCH", "/account/addresses", { addressId: "a", ...withAddress() }],
    ["POST", "/account/addresses/remove", { addressId: "a" }],
    ["PUT", "/account/marketing", { isSubscribed: true }],
    ["GET", "/account/orders"],
    ["GET", "/account/orders/1"],
    ["POST", "/account/orders/1/returns", { lines: [{ lineId: "l", quantity: 1, reasonId: "r" }] }],
    ["POST", "/session"],
    ["POST", "/session/renew"],
  ];
  for (const [method, path, body] of calls)
    expect([path, await visitor.api(method, path, body)]).toMatchObject([path, { status: 401, body: { code: "UNAUTHENTICATED" } }]);
  const answer = await visitor.browser("http://shop.test/api/account");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("a name that nobody could see is none, as one of blanks is", async () => {
  const shopper = await signedIn("unseen@example.test");
  expect(await shopper.api("PATCH", "/account", { firstName: "\u0000", lastName: "\u200b" })).toMatchObject({
    status: 200,
    body: { firstName: "", lastName: "" },
  });
  const { body } = await shopper.api(
    "POST",
    "/account/addresses",
    withAddress({ firstName: "\u0000", lastName: "Exam\u0000ple", company: "\u200b" }),
  );
  expect(addressesOf(body)).toMatchObject([{ firstName: "", lastName: "Exam ple", company: "" }]);
});

test("details are read, changed, and refused in the platform's words beside the field", async () => {
  const shopper = await signedIn("details@example.test");
  expect(await shopper.api("GET", "/account")).toMatchObject({
    status: 200,
    body: { email: "details@example.test", firstName: "", addresses: [], marketing: "not-subscribed", companyLocationId: null },
  });
  expect(await shopper.api("PATCH", "/account", { firstName: " Alex ", lastName: "O'Brien 🚗" })).toMatchObject({
    status: 200,
    body: { firstName: "Alex", lastName: "O'Brien 🚗", displayName: "Alex O'Brien 🚗" },
  });
  expect(await shopper.api("PATCH", "/account", { firstName: "x".repeat(256), lastName: "<b>" })).toMatchObject({
    status: 422,
    body: {
      code: "UNPROCESSABLE",
      detail: "First name is too long (maximum is 255 characters); Last name can't contain HTML tags",
      errors: [{ path: "firstName" }, { path: "lastName" }],
    },
  });
  expect(await shopper.api("GET", "/account")).toMatchObject({ body: { firstName: "Alex" } });
  expect(await shopper.api("POST", "/session")).toEqual({
    status: 200,
    body: {
      id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/),
      firstName: "Alex",
      displayName: "Alex O'Brien 🚗",
      email: "details@example.test",
      companyLocationId: null,
    },
  });
});

test("marketing mails are asked for and called off, each as often as one likes", async () => {
  const shopper = await signedIn("mails@example.test");
  for (const isSubscribed of [true, true, false, false]) {
    expect(await shopper.api("PUT", "/account/marketing", { isSubscribed })).toMatchObject({
      status: 200,
      body: { marketing: isSubscribed ? "subscribed" : "not-subscribed" },
    });
  }
});

describe("addresses", () => {
  let careless: Shopper;
  beforeAll(async () => {
    careless = await signedIn("careless@example.test");
  });

  test("are kept, changed, made the default and deleted [shop-7.8]", async () => {
    const shopper = await signedIn("addresses@example.test");
    const first = await shopper.api("POST", "/account/addresses", withAddress({ phoneNumber: "0412 345 678" }));
    const [kept] = addressesOf(first.body);
    expect(kept).toMatchObject({
      formattedArea: "Coburg North VIC, Australia",
      province: "Victoria",
      formatted: ["1187 Sydney Road", "Coburg North VIC 3058", "Australia"],
    });
    const second = await shopper.api("POST", "/account/addresses", withAddress({ address1: "2 Test Street" }, true));
    const other = addressesOf(second.body).find(({ id }) => id !== kept?.id);
    expect(second.body).toMatchObject({ defaultAddressId: other?.id });

    const changed = await shopper.api("PATCH", "/account/addresses", { addressId: kept?.id, address: { ...address, company: "Demo" } });
    expect(addressesOf(changed.body).find(({ id }) => id === kept?.id)).toMatchObject({ company: "Demo" });
    expect(changed.body).toMatchObject({ defaultAddressId: other?.id });
    const made = await shopper.api("PATCH", "/account/addresses", { addressId: kept?.id, ...withAddress({ company: "Demo" }, true) });
    expect(made.body).toMatchObject({ defaultAddressId: kept?.id });

    const removed = await shopper.api("POST", "/account/addresses/remove", { addressId: other?.id });
    expect(addressesOf(removed.body).map(({ id }) => id)).toEqual([kept?.id]);
  });

  test.each([
    ["no street", { address1: "" }, "Street address is missing", "address.address1"],
    ["no suburb", { city: " " }, "Suburb is missing", "address.city"],
    ["no postcode", { zip: "" }, "Postcode is missing", "address.zip"],
    ["no state", { zoneCode: "" }, "State is missing", "address.zoneCode"],
    ["a state of nowhere", { zoneCode: "XYZ" }, "This is not a state or region of Australia", "address.zoneCode"],
    ["no country", { territoryCode: "" }, "Country is missing", "address.territoryCode"],
    ["another country", { territoryCode: "DE" }, "We only keep addresses in Australia and New Zealand", "address.territoryCode"],
    ["another state's postcode", { zip: "7000" }, "7000 is not a postcode of Victoria", "address.zip"],
    ["a postcode in letters", { zip: "ABCD" }, "A postcode in Australia has four digits", "address.zip"],
    ["a phone number in letters", { phoneNumber: "ring me" }, "This is not a phone number that we can call", "address.phoneNumber"],
    ["markup", { company: "<b>Demo</b>" }, "Company can't contain HTML tags", "address.company"],
    ["too much text", { lastName: "x".repeat(300) }, "Last name is too long (maximum is 255 characters)", "address.lastName"],
  ])("with %s are refused in the platform's words, beside the field [shop-7.8]", async (_what, changes, detail, path) => {
    const refusal = { status: 422, body: { detail, errors: [{ path, message: detail }] } };
    expect(await careless.api("POST", "/account/addresses", withAddress(changes))).toMatchObject(refusal);
    expect(await careless.api("GET", "/account")).toMatchObject({ body: { addresses: [] } });
  });

  test("are refused twice over, without their default, and when they are nobody's or somebody else's", async () => {
    const shopper = await signedIn("rules@example.test");
    const made = await shopper.api("POST", "/account/addresses", withAddress({}, true));
    const addressId = addressesOf(made.body)[0]?.id;
    const other = await shopper.api("POST", "/account/addresses", withAddress({ address1: "2 Test Street" }));
    expect(addressesOf(other.body)).toHaveLength(2);

    const refusals: [Promise<{ status: number; body: unknown }>, string][] = [
      [shopper.api("POST", "/account/addresses", withAddress({ city: "COBURG NORTH" })), "You already have this address"],
      [
        shopper.api("PATCH", "/account/addresses", { addressId, ...withAddress({}, false) }),
        "To change your default address, choose another one as the default",
      ],
      [shopper.api("POST", "/account/addresses/remove", { addressId }), "Choose another default address before you delete this one"],
      [
        shopper.api("POST", "/account/addresses/remove", { addressId: "gid://shopify/CustomerAddress/999999" }),
        "This address does not exist any more",
      ],
    ];
    for (const [call, detail] of refusals) expect(await call).toMatchObject({ status: 422, body: { detail } });

    const stranger = await signedIn("stranger@example.test");
    const theft = { addressId, ...withAddress({ address1: "9 Elsewhere" }) };
    expect(await stranger.api("PATCH", "/account/addresses", theft)).toMatchObject({ status: 422 });
    expect(await stranger.api("POST", "/account/addresses/remove", { addressId })).toMatchObject({ status: 422 });
    expect(await shopper.api("GET", "/account")).toMatchObject({ body: { addresses: [{ address1: "1187 Sydney Road" }, {}] } });
  });
});

test("two customers who ask at the same time never see each other's data", async () => {
  const emails = ["one@example.test", "two@example.test"];
  const shoppers = await Promise.all(emails.map(signedIn));
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const shopper = shoppers[index % 2];
      const name = `Name ${index % 2}`;
      const change = await shopper?.api("PATCH", "/account", { firstName: name, lastName: "" });
      const [read, start] = await Promise.all([shopper?.api("GET", "/account"), shopper?.api("POST", "/session")]);
      return [change, read, start].map((answer) => answer?.body);
    }),
  );
  for (const [index, bodies] of answers.entries())
    for (const body of bodies) expect(body).toMatchObject({ email: emails[index % 2], firstName: `Name ${index % 2}` });
});

test("an expired token is renewed once for however many calls wait for it", async () => {
  await shop.lastFor(5);
  const shopper = await signedIn("late@example.test");
  await shop.lastFor(3600);
  const renewals = async () => {
    const { values } = await shop.metrics.sessions.get();
    return values.filter(({ labels }) => labels.operation === "renew").map(({ labels, value }) => [labels.outcome, value]);
  };
  expect(await renewals()).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.api("GET", "/account")));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await renewals()).toEqual([["ok", 1]]);
  expect(await shopper.api("GET", "/account")).toMatchObject({ status: 200 });
  expect(await renewals()).toEqual([["ok", 1]]);
});
