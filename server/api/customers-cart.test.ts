import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AccountService } from "#server/services/account/account-service.ts";
import type { CartService } from "#server/services/cart/cart-service.ts";
import { noMove } from "#server/services/cart/move-cart.ts";
import { noCart } from "#server/services/cart/to-cart.ts";
import { exampleCustomer } from "#server/testing/example-customer.ts";
import { exampleTokens, fakeContext } from "#server/testing/fake-context.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { type AccountShop, type Shopper, startAccountShop } from "#server/testing/start-account-shop.ts";
import { cartSchema } from "#shared/contract/cart.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { cartForCheckout, takeCartOver } from "./visitor-cart.ts";

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(() => shop.stop());

const add = (shopper: Shopper, id: number) =>
  shopper.api("POST", "/cart/lines", { lines: [{ variantId: `gid://shopify/ProductVariant/${id}`, quantity: 1 }] });
const pricesIn = (body: unknown) => cartSchema.parse(body).lines.map(({ priceCents }) => priceCents);
const pricesOf = async (shopper: Shopper) => pricesIn((await shopper.api("GET", "/cart")).body);
const checkOut = async (shopper: Shopper) => (await shopper.browser("http://shop.test/cart/checkout")).headers.get("location") ?? "";

/** How often the shop has asked its vendors for something. */
async function callsOf(operation: string): Promise<number> {
  const { values } = await shop.metrics.vendorRequestDuration.get();
  const counts = values.filter(({ metricName, labels }) => metricName?.endsWith("_count") && labels.operation === operation);
  return counts.reduce((sum, { value }) => sum + value, 0);
}

async function withPart(): Promise<Shopper> {
  const shopper = shop.shopper();
  await add(shopper, 10);
  expect(await pricesOf(shopper)).toEqual([5000]);
  return shopper;
}

describe("a cart that was filled before the sign-in", () => {
  it("is the customer's once they are back from it, with their prices, whether a script runs or not [shop-4.8] [shop-6.5]", async () => {
    const shopper = await withPart();
    await shopper.signIn("first@workshop.example");
    expect(await pricesOf(shopper)).toEqual([4500]);
    await add(shopper, 10);
    expect(await pricesOf(shopper)).toEqual([4500]);
    const checkout = await shopper.browser(new URL(await checkOut(shopper), "http://shop.test").href);
    expect(await checkout.text()).toContain('value="first@workshop.example"');
  });

  it("isn't made theirs again by what the pages' scripts start, by a change or by the checkout", async () => {
    const shopper = await withPart();
    await shopper.signIn("once@workshop.example");
    const before = await callsOf("CartBuyerIdentityUpdate");
    expect((await shopper.api("POST", "/session")).status).toBe(200);
    await add(shopper, 10);
    await checkOut(shopper);
    expect((await callsOf("CartBuyerIdentityUpdate")) - before).toBe(0);
  });

  it.each<[string, (shopper: Shopper) => Promise<unknown>]>([
    ["a change", (shopper) => add(shopper, 10)],
    ["the start of the session", (shopper) => shopper.api("POST", "/session")],
    ["the checkout", checkOut],
  ])("that couldn't be made theirs at the sign-in keeps its place, and %s tries again", async (_what, next) => {
    const shopper = await withPart();
    shop.interfere(() => 503);
    await shopper.signIn("later@workshop.example");
    expect(await pricesOf(shopper)).toEqual([5000]);
    shop.interfere(null);
    await next(shopper);
    expect(await pricesOf(shopper)).toEqual([4500]);
  });
});

const down = () => Promise.reject(new AppError("UPSTREAM_FAILED", "down"));
const buyer = { customerAccessToken: "token", companyLocationId: null };

/** Somebody who has just signed in, with a cart from before, and the vendors' answers; a failure is for the first call alone. */
function customer(failing?: "move" | "setBuyer" | "buyer", fails = down) {
  const services = fakeServices();
  const calls = {
    move: vi.fn<CartService["move"]>(async () => ({ ...noMove, cartId: "cart-2" })),
    setBuyer: vi.fn<CartService["setBuyer"]>(async (cartId) => ({ ...noCart(false), cartId })),
    buyer: vi.fn<AccountService["buyer"]>(async () => buyer),
  };
  if (failing) calls[failing].mockImplementationOnce(fails);
  const { session, account, cart } = services;
  const { context, warn } = fakeContext({
    cartId: "cart-1",
    owner: null,
    tokens: exampleTokens,
    services: {
      session: { ...session, renew: async (tokens) => tokens, customerToken: async (tokens) => ({ customerToken: "token", tokens }) },
      account: { ...account, customer: async () => exampleCustomer, buyer: calls.buyer },
      cart: { ...cart, ...calls },
    },
  });
  return { ...calls, context, kept: context.session.read, warn };
}

const owner = "session-1";
const theirs = { cartId: "cart-2", owner, buyerUntilMs: exampleTokens.expiresAtMs };

describe("a sign-in with a cart", () => {
  it("makes it the customer's, and remembers that", async () => {
    const { context, kept, setBuyer } = customer();
    await takeCartOver(context, "cart-1");
    expect(await kept()).toEqual(theirs);
    expect((await cartForCheckout(context)).cartId).toBe("cart-2");
    expect(setBuyer).toHaveBeenCalledExactlyOnceWith("cart-2", buyer, { buyerIp: "203.0.113.9" });
  });

  it.each([
    ["move", "cart.move", { cartId: "cart-1", owner: null, buyerUntilMs: null }],
    ["setBuyer", "cart.buyer", { cartId: "cart-2", owner, buyerUntilMs: null }],
    ["buyer", "cart.buyer", { cartId: "cart-2", owner, buyerUntilMs: null }],
  ] as const)("succeeds without %s, tells so, and the checkout makes up for it", async (failing, event, left) => {
    const { context, kept, warn } = customer(failing);
    await takeCartOver(context, "cart-1");
    expect(await kept()).toEqual(left);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event }), expect.any(String));
    expect((await cartForCheckout(context)).cartId).toBe("cart-2");
    expect(await kept()).toEqual(theirs);
  });

  it("asks who it is while the cart moves, and neither waits for the old cart before the new one has a buyer", async () => {
    const { context, move, setBuyer, buyer: asked } = customer();
    const cleared = Promise.withResolvers<null>();
    move.mockImplementation(async () => {
      await expect.poll(() => asked.mock.calls).toHaveLength(1);
      return { ...noMove, cartId: "cart-2", clearing: cleared.promise };
    });
    const taken = takeCartOver(context, "cart-1");
    await expect.poll(() => setBuyer.mock.calls).toHaveLength(1);
    cleared.resolve(null);
    await taken;
  });

  it("whose token opens nothing any more leaves the cart in its new place, where the next call ends the session", async () => {
    const { context, kept, move } = customer("buyer", () => Promise.reject(new AppError("UNAUTHENTICATED", "ended")));
    await takeCartOver(context, "cart-1");
    expect(move).toHaveBeenCalledTimes(1);
    expect(await kept()).toEqual({ cartId: "cart-2", owner, buyerUntilMs: null });
    expect(await context.customer.read()).not.toBeNull();
  });
});
