import { call } from "@orpc/server";
import { describe, expect, it, vi } from "vitest";
import type { AccountService } from "#server/services/account/account-service.ts";
import type { CartService } from "#server/services/cart/cart-service.ts";
import { noMove } from "#server/services/cart/move-cart.ts";
import { noCart } from "#server/services/cart/to-cart.ts";
import { exampleCustomer } from "#server/testing/example-customer.ts";
import { exampleTokens, fakeContext } from "#server/testing/fake-context.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { changeCart } from "../visitor-cart.ts";
import { session } from "./session.ts";

const { renew, signOut, start } = session;

const buyer = { customerAccessToken: "storefront-token", companyLocationId: "gid://shopify/CompanyLocation/3" };
const caller = { buyerIp: "203.0.113.9" };
const down = () => Promise.reject(new AppError("UPSTREAM_FAILED", "down"));

const moved = async () => ({ ...noMove, cartId: "cart-2" });

type Changes = {
  cartId?: string | null;
  buyerUntilMs?: number;
  isSignedIn?: boolean;
  account?: Partial<AccountService>;
  setBuyer?: CartService["setBuyer"];
  move?: CartService["move"];
};

function visitor(changes: Changes = {}) {
  const { cartId = "cart-1", isSignedIn = true, account = {}, setBuyer = async () => noCart(false), move = moved, ...known } = changes;
  const services = fakeServices();
  const moves = vi.fn<CartService["move"]>(move);
  const setsBuyer = vi.fn<CartService["setBuyer"]>(setBuyer);
  const found = fakeContext({
    ...known,
    cartId,
    tokens: isSignedIn ? exampleTokens : null,
    services: {
      session: {
        ...services.session,
        customerToken: async (tokens) => ({ customerToken: "customer-token", tokens }),
        signOutUrl: async (tokens) => (tokens === null ? "/" : "https://identity.example/logout"),
      },
      account: { ...services.account, customer: async () => exampleCustomer, buyer: async () => buyer, ...account },
      cart: { ...services.cart, setBuyer: setsBuyer, move: moves },
    },
  });
  return { ...found, setsBuyer, moves };
}

describe("a session that starts", () => {
  it("answers who it is, and makes the cart theirs", async () => {
    const { context, setsBuyer } = visitor();
    expect(await call(start, undefined, { context })).toEqual({
      id: "gid://shopify/Customer/7",
      firstName: "Alex",
      displayName: "Alex",
      email: "alex@example.test",
      companyLocationId: "gid://shopify/CompanyLocation/3",
    });
    expect(setsBuyer).toHaveBeenCalledExactlyOnceWith("cart-1", buyer, caller);
  });

  it("leaves a cart alone that is theirs already, for as long as the platform takes the token", async () => {
    const { context, setsBuyer } = visitor({ buyerUntilMs: exampleTokens.expiresAtMs, account: { buyer: down } });
    expect(await call(start, undefined, { context })).toMatchObject({ firstName: "Alex" });
    expect(setsBuyer).not.toHaveBeenCalled();
    const late = visitor({ buyerUntilMs: Date.now() - 1 });
    await call(start, undefined, { context: late.context });
    expect(late.setsBuyer).toHaveBeenCalledExactlyOnceWith("cart-1", buyer, caller);
  });

  it("makes no cart where there is none", async () => {
    const { context, setsBuyer } = visitor({ cartId: null, account: { customer: async () => ({ ...exampleCustomer, firstName: "" }) } });
    expect(await call(start, undefined, { context })).toMatchObject({ firstName: null });
    expect(setsBuyer).not.toHaveBeenCalled();
  });

  it.each<[string, Changes]>([
    ["the customer", { account: { customer: down } }],
    ["the buyer", { account: { buyer: down } }],
    ["the cart", { setBuyer: down }],
    ["a buyer that the cart refuses", { setBuyer: () => Promise.reject(new AppError("UNPROCESSABLE", "refused")) }],
  ])("says 'Failed to load customer.' without %s, and what fails stops the rest", async (_what, changes) => {
    const { context, cookies } = visitor(changes);
    await expect(call(start, undefined, { context })).rejects.toMatchObject({
      code: "UPSTREAM_FAILED",
      message: "Failed to load customer.",
      cause: { message: "Failed to load customer.", cause: expect.any(AppError) },
    });
    expect(cookies).toEqual({ cartId: "cart-1", tokens: exampleTokens });
  });

  it("that has ended takes the name off the cart", async () => {
    const ended = () => Promise.reject(new AppError("UNAUTHENTICATED", "Failed to renew token"));
    const { context, cookies, moves } = visitor();
    context.services.session.customerToken = ended;
    await expect(call(start, undefined, { context })).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(cookies).toEqual({ cartId: "cart-2", tokens: null });
    expect(moves).toHaveBeenCalledExactlyOnceWith("cart-1", null, caller);
  });

  it("is nobody's without one", async () => {
    await expect(call(start, undefined, visitor({ isSignedIn: false }))).rejects.toMatchObject({ code: "UNAUTHENTICATED", status: 401 });
  });
});

describe("signing out", () => {
  it("forgets the tokens, moves what is in the cart into one that is nobody's and answers where to leave the provider", async () => {
    const { context, cookies, moves } = visitor();
    expect(await call(signOut, undefined, { context })).toEqual({ url: "https://identity.example/logout" });
    expect(moves).toHaveBeenCalledExactlyOnceWith("cart-1", null, caller);
    expect(cookies).toEqual({ cartId: "cart-2", tokens: null });
  });

  it("succeeds while carts cannot be reached, tells so, and lets go of a cart that still bears the name", async () => {
    const { context, cookies, warn } = visitor({ move: down });
    expect(await call(signOut, undefined, { context })).toEqual({ url: "https://identity.example/logout" });
    expect(cookies).toEqual({ cartId: null, tokens: null });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: "session.leave_cart" }), expect.any(String));
  });

  it("of a session that has ended before still takes the name off the cart, and leads home", async () => {
    const { context, cookies, moves } = visitor({ isSignedIn: false });
    expect(await call(signOut, undefined, { context })).toEqual({ url: "/" });
    expect(moves).toHaveBeenCalledExactlyOnceWith("cart-1", null, caller);
    expect(cookies).toEqual({ cartId: "cart-2", tokens: null });
  });

  it("tells in the log of a cart that could be left but not emptied", async () => {
    const clearing = Promise.resolve({ error: new AppError("UPSTREAM_FAILED", "down") });
    const { context, cookies, warn } = visitor({ move: async () => ({ ...noMove, cartId: "cart-2", clearing }) });
    await call(signOut, undefined, { context });
    expect(cookies).toEqual({ cartId: "cart-2", tokens: null });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: "session.leave_cart" }), expect.any(String));
  });

  it("without a cart touches none", async () => {
    const { context, moves, writeCart } = visitor({ cartId: null });
    await call(signOut, undefined, { context });
    expect(moves).not.toHaveBeenCalled();
    expect(writeCart).not.toHaveBeenCalled();
  });
});

describe("renewing", () => {
  it("without tokens says so [shop-8.13]", async () => {
    await expect(call(renew, undefined, visitor({ isSignedIn: false }))).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
      cause: { message: "Missing auth tokens while attempting to renew tokens." },
    });
  });

  it.each([
    ["ended is left, the cart's name included", new AppError("UNAUTHENTICATED", "Failed to renew token"), null, "cart-2"],
    ["could not be renewed now stays", new AppError("UPSTREAM_UNAVAILABLE", "down"), exampleTokens, "cart-1"],
  ])("a session that %s", async (_what, error, left, cartId) => {
    const { context, cookies } = visitor();
    context.services.session.renew = () => Promise.reject(error);
    await expect(call(renew, undefined, { context })).rejects.toMatchObject({ code: error.code });
    expect(cookies).toEqual({ cartId, tokens: left });
  });
});

describe("a cart that was just made", () => {
  const cart = { ...noCart(false).cart, isNew: true, wasReplaced: true, warnings: ["Only 2 left."] };
  const made = async () => ({ cart, cartId: "cart-2" });
  const theirs = { cart: { ...noCart(false).cart, totalCents: 900, warnings: ["Only 2 left."] }, cartId: "cart-2" };

  it("becomes the signed-in customer's at once, with their prices and its own news", async () => {
    const { context, setsBuyer } = visitor({ cartId: null, setBuyer: async () => theirs });
    expect(await changeCart(context, made)).toEqual({ ...cart, totalCents: 900 });
    expect(setsBuyer).toHaveBeenCalledExactlyOnceWith("cart-2", buyer, caller);
  });

  it.each<[string, Changes]>([
    ["the customer cannot be found", { account: { customer: down } }],
    ["the cart refuses", { setBuyer: () => Promise.reject(new AppError("UNPROCESSABLE", "refused")) }],
  ])("stays an anonymous visitor's while %s, which is told in the log", async (_what, changes) => {
    const { context, warn, cookies } = visitor({ cartId: null, ...changes });
    expect(await changeCart(context, made)).toEqual(cart);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: "cart.buyer" }), expect.any(String));
    expect(cookies.cartId).toBe("cart-2");
  });

  it("of nobody, and one that is the customer's, asks nobody's name", async () => {
    const anonymous = visitor({ cartId: null, isSignedIn: false });
    await changeCart(anonymous.context, made);
    expect(anonymous.setsBuyer).not.toHaveBeenCalled();
    const returning = visitor({ buyerUntilMs: exampleTokens.expiresAtMs });
    await changeCart(returning.context, async () => ({ cart: { ...cart, isNew: false }, cartId: "cart-1" }));
    expect(returning.setsBuyer).not.toHaveBeenCalled();
  });
});
