import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { cartWith, mutateCart, type TestCart } from "../testing/cart-operations.ts";
import { type RunningCommerce, startCommerce } from "../testing/start-commerce.ts";

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const location = "gid://shopify/CompanyLocation/6400001";

function signIn(email: string) {
  const { customers } = commerce.commerce;
  const customer = customers.signIn(email);
  return { ...customer, customerAccessToken: customers.storefrontTokens.issue(customer.id) };
}
const identify = ({ id: cartId }: TestCart, buyerIdentity: object) =>
  mutateCart(commerce, "cartBuyerIdentityUpdate", { cartId, buyerIdentity });

const buyerSchema = z.object({
  cart: z.object({
    buyerIdentity: z.object({
      email: z.string().nullable(),
      customer: z.object({ id: z.string(), displayName: z.string(), email: z.string() }).nullable(),
      purchasingCompany: z.object({ company: z.object({ name: z.string() }), location: z.object({ id: z.string() }) }).nullable(),
    }),
    lines: z.object({
      nodes: z.array(
        z.object({
          cost: z.object({ amountPerQuantity: z.object({ amount: z.string() }), totalAmount: z.object({ amount: z.string() }) }),
        }),
      ),
    }),
  }),
});
async function readBuyer(cartId: string) {
  const document = `query ($id: ID!) { cart(id: $id) { buyerIdentity { email customer { id displayName email } purchasingCompany { company { name } location { id } } }
    lines(first: 9) { nodes { cost { amountPerQuantity { amount } totalAmount { amount } } } } } }`;
  return buyerSchema.parse(await commerce.query(document, { id: cartId })).cart;
}
const unitPrices = async (cart: TestCart) => (await readBuyer(cart.id)).lines.nodes.map(({ cost }) => cost.amountPerQuantity.amount);

describe("a cart's buyer", () => {
  it("is the customer of the token, with the customer's email unless another one is given, and is cleared by null", async () => {
    const { id, customerAccessToken } = signIn("buyer@example.test");
    const cart = await cartWith(commerce, [10, 1]);
    expect((await identify(cart, { customerAccessToken })).userErrors).toEqual([]);
    expect((await readBuyer(cart.id)).buyerIdentity).toEqual({
      email: "buyer@example.test",
      customer: { id: `gid://shopify/Customer/${id}`, displayName: "buyer@example.test", email: "buyer@example.test" },
      purchasingCompany: null,
    });
    await identify(cart, { email: "other@example.test" });
    expect((await readBuyer(cart.id)).buyerIdentity).toMatchObject({
      email: "other@example.test",
      customer: { email: "buyer@example.test" },
    });
    await identify(cart, { customerAccessToken: null, email: null });
    expect((await readBuyer(cart.id)).buyerIdentity).toEqual({ email: null, customer: null, purchasingCompany: null });
  });

  it("stays hidden from whoever does not hold the cart's key", async () => {
    const { customerAccessToken } = signIn("hidden@example.test");
    const cart = await cartWith(commerce, [10, 1]);
    await identify(cart, { customerAccessToken });
    expect((await readBuyer(cart.id.replace(/\?key=.*/, ""))).buyerIdentity).toMatchObject({ email: null, customer: null });
  });

  it("is not changed by a token that nobody was given", async () => {
    const { customerAccessToken } = signIn("kept@example.test");
    const cart = await cartWith(commerce, [10, 1]);
    await identify(cart, { customerAccessToken });
    expect((await identify(cart, { customerAccessToken: "made-up" })).userErrors).toMatchObject([
      { code: "INVALID", field: ["buyerIdentity", "customerAccessToken"] },
    ]);
    expect((await readBuyer(cart.id)).buyerIdentity).toMatchObject({ customer: { email: "kept@example.test" } });
    const created = await mutateCart(commerce, "cartCreate", { input: { buyerIdentity: { customerAccessToken: "made-up" } } });
    expect(created).toMatchObject({
      cart: null,
      userErrors: [{ code: "INVALID", field: ["input", "buyerIdentity", "customerAccessToken"] }],
    });
  });
});

describe("trade prices", () => {
  it("are a tenth under the list price on every line but the gift, to the cent", async () => {
    const { customerAccessToken } = signIn("buyer@workshop.example");
    const cart = await cartWith(commerce, [50, 3], [32, 1], [40, 2]);
    const { cart: traded, userErrors } = await identify(cart, { customerAccessToken, companyLocationId: location });
    expect(userErrors).toEqual([]);
    expect(await unitPrices(cart)).toEqual(["36.0", "40.46", "9.95"]);
    expect(traded?.lines.nodes.map(({ cost }) => cost.totalAmount.amount)).toEqual(["108.0", "40.46", "9.95"]);
    expect(traded?.cost.totalAmount.amount).toBe("158.41");
    expect((await readBuyer(cart.id)).buyerIdentity.purchasingCompany).toEqual({
      company: { name: "Demo Workshop" },
      location: { id: location },
    });
  });

  it("end with the location, and with the customer", async () => {
    const trade = { customerAccessToken: signIn("buyer@workshop.example").customerAccessToken, companyLocationId: location };
    const cart = await cartWith(commerce, [50, 1]);
    await identify(cart, trade);
    await identify(cart, { companyLocationId: null });
    expect(await unitPrices(cart)).toEqual(["40.0"]);
    await identify(cart, trade);
    await identify(cart, { customerAccessToken: signIn("buyer@example.test").customerAccessToken });
    expect(await unitPrices(cart)).toEqual(["40.0"]);
  });

  it.each([
    ["of somebody who buys for no company", "buyer@example.test", location, "BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION"],
    ["of an address that only ends alike", "buyer@notworkshop.example", location, "BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION"],
    ["of another company", "buyer@workshop.example", "gid://shopify/CompanyLocation/1", "BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION"],
    ["of nobody", null, location, "MISSING_CUSTOMER_ACCESS_TOKEN"],
  ])("are refused at a location %s", async (_title, email, companyLocationId, code) => {
    const cart = await cartWith(commerce, [50, 1]);
    const token = email === null ? {} : { customerAccessToken: signIn(email).customerAccessToken };
    const { userErrors } = await identify(cart, { ...token, companyLocationId });
    expect(userErrors).toMatchObject([{ code, field: ["buyerIdentity", "companyLocationId"] }]);
    expect(await unitPrices(cart)).toEqual(["40.0"]);
  });
});

describe("the checkout of a customer's cart", () => {
  const home = { firstName: "Test", lastName: "Buyer", company: null, address1: "1 Test Street", address2: "Unit 2", phoneNumber: null };

  it("is filled in with what the account knows, and its order links back to the account", async () => {
    const { id, customerAccessToken } = signIn("prefilled@example.test");
    const { customers } = commerce.commerce;
    customers.addresses.add(id, { ...home, city: "Hobart", zoneCode: "TAS", zip: "7000", territoryCode: "AU" }, true);
    const cart = await cartWith(commerce, [80, 1]);
    await identify(cart, { customerAccessToken });
    const url = cart.checkoutUrl.replace("http://shop.test", commerce.origin);
    const page = await (await fetch(url)).text();
    for (const value of ["prefilled@example.test", "Test Buyer", "1 Test Street, Unit 2", "Hobart", "7000"])
      expect(page).toContain(`value="${value}"`);
    expect(page).toMatch(/value="TAS"\s+selected/);
    const form = { email: "prefilled@example.test", name: "Test Buyer", method: "pickup", store: "1", total: "92400" };
    const placed = await fetch(url, { method: "POST", body: new URLSearchParams(form) });
    expect(await placed.text()).toContain('href="/account/myordersreturnsapp"');
    const [order] = commerce.commerce.orders.ofCustomer({ id, email: "" });
    expect(order).toMatchObject({ customerId: id, companyLocationId: null });
  });

  it("leaves an address abroad out, and shows a guest no way to an account", async () => {
    const { id, customerAccessToken } = signIn("abroad@example.test");
    commerce.commerce.customers.addresses.add(id, { ...home, city: "Wellington", zoneCode: "WGN", zip: "6011", territoryCode: "NZ" }, true);
    const cart = await cartWith(commerce, [80, 1]);
    await identify(cart, { customerAccessToken });
    const page = await (await fetch(cart.checkoutUrl.replace("http://shop.test", commerce.origin))).text();
    expect(page).toContain('value="Test Buyer"');
    expect(page).not.toContain("Wellington");
    const guest = await cartWith(commerce, [80, 1]);
    const form = { email: "guest@example.test", name: "Test Buyer", method: "pickup", store: "1", total: "89900" };
    const placed = await fetch(guest.checkoutUrl.replace("http://shop.test", commerce.origin), {
      method: "POST",
      body: new URLSearchParams(form),
    });
    expect(await placed.text()).not.toContain("myordersreturnsapp");
  });
});
