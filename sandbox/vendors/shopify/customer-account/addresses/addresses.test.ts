import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Asking, type RunningAccount, startAccount } from "../testing/start-account.ts";

let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.stop());

const home = {
  firstName: "Test",
  lastName: "Buyer",
  address1: "1 Test Street",
  city: "Coburg",
  zoneCode: "VIC",
  zip: "3058",
  territoryCode: "AU",
};
const fields = `customerAddress { id formattedArea phoneNumber } userErrors { code field message }`;
const operations = {
  create: `mutation ($address: CustomerAddressInput!, $isDefault: Boolean) { customerAddressCreate(address: $address, defaultAddress: $isDefault) { ${fields} } }`,
  update: `mutation ($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) { customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) { ${fields} } }`,
  remove: `mutation ($id: ID!) { customerAddressDelete(addressId: $id) { deletedAddressId userErrors { code field message } } }`,
};
const payloadSchema = z.object({
  customerAddress: z.object({ id: z.string(), formattedArea: z.string(), phoneNumber: z.string().nullable() }).nullish(),
  deletedAddressId: z.string().nullish(),
  userErrors: z.array(z.object({ code: z.string(), field: z.array(z.string()), message: z.string() })),
});

async function run({ ask }: Asking, operation: keyof typeof operations, variables: object) {
  const [payload] = Object.values(await ask(operations[operation], variables));
  return payloadSchema.parse(payload);
}
async function create(asking: Asking, address: object = home): Promise<string> {
  const { customerAddress, userErrors } = await run(asking, "create", { address });
  expect(userErrors).toEqual([]);
  return customerAddress?.id ?? "";
}
const codesOf = ({ userErrors }: z.infer<typeof payloadSchema>) => userErrors.map(({ code, field }) => [code, field.at(-1)]);

describe("a customer's addresses", () => {
  it("are read with the names of state and country, and ready to print [shop-3.6]", async () => {
    const asking = account.signIn("read@example.test");
    await create(asking, { ...home, company: "Test Pty Ltd", phoneNumber: "03 9350 1000" });
    const read = `{ customer { defaultAddress { name country province zoneCode territoryCode formattedArea phoneNumber formatted(withName: true) bare: formatted(withCompany: false) } } }`;
    expect(await asking.ask(read)).toEqual({
      customer: {
        defaultAddress: {
          name: "Test Buyer",
          country: "Australia",
          province: "Victoria",
          zoneCode: "VIC",
          territoryCode: "AU",
          formattedArea: "Coburg VIC, Australia",
          phoneNumber: "+61393501000",
          formatted: ["Test Buyer", "Test Pty Ltd", "1 Test Street", "Coburg VIC 3058", "Australia"],
          bare: ["1 Test Street", "Coburg VIC 3058", "Australia"],
        },
      },
    });
  });

  it.each<[string, object, [string, string][]]>([
    [
      "missing parts",
      { address1: " ", city: "", zip: null },
      [
        ["REQUIRED", "address1"],
        ["REQUIRED", "city"],
        ["REQUIRED", "zip"],
      ],
    ],
    ["no country", { territoryCode: "" }, [["TERRITORY_CODE_MISSING", "territoryCode"]]],
    ["a country that nothing goes to", { territoryCode: "FR" }, [["INVALID_TERRITORY_CODE", "territoryCode"]]],
    ["no state", { zoneCode: "" }, [["ZONE_CODE_MISSING", "zoneCode"]]],
    ["a state of elsewhere", { zoneCode: "TX" }, [["INVALID_FOR_COUNTRY", "zoneCode"]]],
    ["a postcode of another state", { zip: "4000" }, [["INVALID_FOR_COUNTRY_AND_PROVINCE", "zip"]]],
    ["a postcode of five digits", { zip: "30580" }, [["INVALID_FOR_COUNTRY", "zip"]]],
    ["a phone number that is none", { phoneNumber: "12345" }, [["PHONE_NUMBER_NOT_VALID", "phoneNumber"]]],
    ["a text that is too long", { city: "x".repeat(256) }, [["TOO_LONG", "city"]]],
    ["tags", { address1: "<script>1</script>" }, [["CONTAINS_HTML_TAGS", "address1"]]],
  ])("refuse %s", async (_title, change, codes) => {
    const asking = account.signIn("refused@example.test");
    expect(codesOf(await run(asking, "create", { address: { ...home, ...change } }))).toEqual(codes);
  });

  it.each([
    ["NT", "0872"],
    ["SA", "0872"],
    ["WA", "0872"],
    ["NSW", "2620"],
    ["ACT", "2620"],
    ["NSW", "4383"],
    ["NT", "4825"],
  ])("take postcodes that span states: %s %s", async (zoneCode, zip) => {
    const asking = account.signIn("borders@example.test");
    expect(codesOf(await run(asking, "create", { address: { ...home, zoneCode, zip } }))).toEqual([]);
  });

  it("may be in New Zealand", async () => {
    const asking = account.signIn("nz@example.test");
    const address = { ...home, city: "Wellington", zoneCode: "WGN", zip: "6011", territoryCode: "NZL", phoneNumber: "04 472 1000" };
    expect((await run(asking, "create", { address })).customerAddress).toMatchObject({
      formattedArea: "Wellington WGN, New Zealand",
      phoneNumber: "+6444721000",
    });
  });

  it("change only in what is given, and keep one default", async () => {
    const asking = account.signIn("default@example.test");
    const first = await create(asking);
    const second = await create(asking, { ...home, address1: "2 Test Street" });
    const defaultOf = async () => asking.ask(`{ customer { defaultAddress { id address1 } } }`);
    expect(await defaultOf()).toMatchObject({ customer: { defaultAddress: { id: first } } });
    await run(asking, "update", { id: second, isDefault: true });
    await run(asking, "update", { id: second, address: { address2: "Unit 3", lastName: null } });
    expect(await defaultOf()).toMatchObject({ customer: { defaultAddress: { id: second, address1: "2 Test Street" } } });
    expect(codesOf(await run(asking, "update", { id: second, address: { zip: "" } }))).toEqual([["REQUIRED", "zip"]]);
    expect(codesOf(await run(asking, "update", { id: second, isDefault: false }))).toEqual([
      ["DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED", "defaultAddress"],
    ]);
  });

  it("are kept once each, in any case of letters", async () => {
    const asking = account.signIn("twice@example.test");
    const first = await create(asking);
    const other = await create(asking, { ...home, zip: "3059" });
    const again = { ...home, city: "COBURG " };
    expect(codesOf(await run(asking, "create", { address: again }))).toEqual([["CUSTOMER_ADDRESS_ALREADY_EXISTS", "address"]]);
    expect(codesOf(await run(asking, "update", { id: other, address: again }))).toEqual([["CUSTOMER_ADDRESS_ALREADY_EXISTS", "address"]]);
    expect(codesOf(await run(asking, "update", { id: first, address: again }))).toEqual([]);
  });

  it("go when they are deleted, the default one last", async () => {
    const asking = account.signIn("delete@example.test");
    const first = await create(asking);
    const second = await create(asking, { ...home, address1: "2 Test Street" });
    expect(codesOf(await run(asking, "remove", { id: first }))).toEqual([["DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED", "addressId"]]);
    expect((await run(asking, "remove", { id: second })).deletedAddressId).toBe(second);
    expect((await run(asking, "remove", { id: first })).deletedAddressId).toBe(first);
    expect(await asking.ask(`{ customer { defaultAddress { id } addresses(first: 9) { nodes { id } } } }`)).toEqual({
      customer: { defaultAddress: null, addresses: { nodes: [] } },
    });
  });

  it("are out of reach for everybody else", async () => {
    const mine = account.signIn("mine@example.test");
    const other = account.signIn("other@example.test");
    const id = await create(mine);
    const unknown = [["ADDRESS_ID_DOES_NOT_EXIST", "addressId"]];
    expect(codesOf(await run(other, "update", { id, address: { city: "Hobart" } }))).toEqual(unknown);
    expect(codesOf(await run(other, "update", { id, isDefault: true }))).toEqual(unknown);
    expect(codesOf(await run(other, "remove", { id }))).toEqual(unknown);
    expect(codesOf(await run(other, "remove", { id: "nonsense" }))).toEqual(unknown);
    expect(await mine.ask(`{ customer { addresses(first: 9) { nodes { id city } } } }`)).toEqual({
      customer: { addresses: { nodes: [{ id, city: "Coburg" }] } },
    });
  });
});
