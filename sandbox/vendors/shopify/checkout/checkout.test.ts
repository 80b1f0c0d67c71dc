import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { cartWith, mutateCart, readCart, type TestCart } from "../testing/cart-operations.ts";
import { type RunningCommerce, startCommerce } from "../testing/start-commerce.ts";

let commerce: RunningCommerce;
beforeEach(async () => {
  commerce = await startCommerce();
});
afterEach(() => commerce.stop());

const checkoutUrl = (cart: TestCart) => cart.checkoutUrl.replace("http://shop.test", commerce.origin);
const form = {
  email: "buyer@example.test",
  name: "Test Buyer",
  method: "delivery",
  address: "1 Test Street",
  suburb: "Hobart",
  state: "TAS",
  postcode: "7000",
};
const submit = (cart: TestCart, values: Record<string, string>) =>
  fetch(checkoutUrl(cart), { method: "POST", body: new URLSearchParams(values), redirect: "manual" });
const json = async (path: string): Promise<unknown> => (await fetch(`${commerce.origin}/_vendors${path}`)).json();

describe("the checkout page", () => {
  it("turns the cart into one order under a double submit, takes the stock once and sends one mail", async () => {
    const cart = await cartWith(commerce, [10, 2]);
    const values = { ...form, total: "11295" };
    const answers = await Promise.all([submit(cart, values), submit(cart, values), submit(cart, values)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const thanks = await fetch(`${commerce.origin}${answers[0]?.headers.get("location")}`);
    expect(await thanks.text()).toContain("R100123");
    expect(await json("/orders/R100123.json")).toMatchObject({
      email: form.email,
      totalCents: 11_295,
      shippingCents: 1295,
      delivery: { method: "delivery", state: "TAS" },
      lines: [{ sku: "SKU-10", quantity: 2 }],
    });
    expect((await fetch(`${commerce.origin}/_vendors/orders/R100124.json`)).status).toBe(404);
    expect(commerce.catalogue.productByVariantId(10)?.variant.stock).toBe(3);
    expect(await json("/mailbox/messages.json")).toMatchObject([{ to: form.email, subject: "Your order R100123" }]);
  });

  it("closes the cart: it reads as null, takes no more lines, and its checkout leads to the confirmation", async () => {
    const cart = await cartWith(commerce, [10, 1]);
    await submit(cart, { ...form, total: "6295" });
    expect(await readCart(commerce, cart.id)).toBeNull();
    const added = await mutateCart(commerce, "cartLinesAdd", {
      cartId: cart.id,
      lines: [{ merchandiseId: "gid://shopify/ProductVariant/10" }],
    });
    expect(added).toMatchObject({ cart: null, userErrors: [{ field: ["cartId"] }] });
    expect((await fetch(checkoutUrl(cart))).url).toContain("/thank-you?key=");
  });

  it("answers a form that it cannot take with a page, and leaves the cart open", async () => {
    const cart = await cartWith(commerce, [10, 1]);
    const answer = await submit(cart, { ...form, name: "x".repeat(70_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("We could not read your details");
    expect(await readCart(commerce, cart.id)).not.toBeNull();
  });

  it("says what is wrong with each field and loses nothing that was typed", async () => {
    const cart = await cartWith(commerce, [10, 1]);
    const response = await submit(cart, { ...form, email: "buyer@", postcode: "70", state: "Tasmania", name: "" });
    const page = await response.text();
    expect(response.status).toBe(422);
    for (const text of [
      "Please enter a valid email address",
      "A postcode has four digits",
      "Please choose a state",
      "Please enter your name",
      "4 fields need",
    ])
      expect(page).toContain(text);
    for (const typed of ['value="buyer@"', 'value="70"', 'value="1 Test Street"', 'value="Hobart"']) expect(page).toContain(typed);
  });

  it("shows hostile input as text and allows no scripts at all", async () => {
    const cart = await cartWith(commerce, [10, 1]);
    const hostile = '"><script>alert(1)</script>';
    const response = await submit(cart, { ...form, email: hostile, name: hostile, address: hostile });
    const page = await response.text();
    expect(page).not.toContain("<script");
    expect(page).toContain("&quot;&gt;&lt;script&gt;");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
    await submit(cart, { ...form, name: hostile, total: "6295" });
    expect(await (await fetch(checkoutUrl(cart))).text()).not.toContain("<script");
    expect(await (await fetch(`${commerce.origin}/_vendors/mailbox`)).text()).not.toContain("<script");
  });

  it("is found only with its own key", async () => {
    const cart = await cartWith(commerce, [10, 1]);
    for (const url of [
      checkoutUrl(cart).replace(/key=.*/, ""),
      `${checkoutUrl(cart)}x`,
      `${commerce.origin}/_vendors/checkout/nope?key=a`,
    ]) {
      const response = await fetch(url, { method: "POST", body: new URLSearchParams(form) });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("could not be found");
    }
    expect(await readCart(commerce, cart.id)).not.toBeNull();
  });

  it("makes no order when the stock went meanwhile or the total moved, and says so", async () => {
    const cart = await cartWith(commerce, [10, 2]);
    const moved = await submit(cart, { ...form, total: "1" });
    expect(moved.status).toBe(409);
    expect(await moved.text()).toContain("The total changed");
    commerce.catalogue.setVariantStock(10, 1, 0);
    commerce.catalogue.setVariantStock(10, 2, 1);
    const short = await submit(cart, { ...form, total: "11295" });
    expect(short.status).toBe(409);
    expect(await short.text()).toContain("enough stock left of Brake Pad Set");
    expect(await readCart(commerce, cart.id)).not.toBeNull();
    expect(commerce.catalogue.productByVariantId(10)?.variant.stock).toBe(1);
  });

  it("hands over at a store for free, and only there for parts that cannot be posted", async () => {
    const cart = await cartWith(commerce, [70, 1]);
    expect(await (await fetch(checkoutUrl(cart))).text()).toContain("so this order is for pickup");
    expect((await submit(cart, { ...form, total: "6295" })).status).toBe(422);
    expect((await submit(cart, { ...form, method: "pickup", store: "99" })).status).toBe(422);
    expect((await submit(cart, { ...form, method: "pickup", store: "2", total: "5000" })).status).toBe(303);
    expect(await json("/orders/R100123.json")).toMatchObject({
      shippingCents: 0,
      totalCents: 5000,
      delivery: { method: "pickup", storeId: 2 },
    });
  });

  it("posts what it can and hands the rest over at a store, at the price of what it posts", async () => {
    commerce.catalogue.setVariantStock(70, 2, 4);
    const cart = await cartWith(commerce, [70, 4], [10, 1]);
    expect(await (await fetch(checkoutUrl(cart))).text()).toContain("we post the rest");
    expect(await (await submit(cart, { ...form, total: "26295" })).text()).toContain("Please choose a store to collect from");
    expect((await submit(cart, { ...form, store: "2", total: "26295" })).status).toBe(303);
    expect(await json("/orders/R100123.json")).toMatchObject({
      shippingCents: 1295,
      totalCents: 26_295,
      delivery: { method: "delivery", collect: { storeId: 2 } },
      lines: [{ isCollected: true }, { isCollected: false }],
    });
  });

  it("sends gift cards by email: alone they ask for no address and no store, and cost no shipping", async () => {
    const cart = await cartWith(commerce, [110, 1]);
    const page = await (await fetch(checkoutUrl(cart))).text();
    expect(page).toContain("Sent by email to the address above");
    expect(page).not.toMatch(/Street address|Pickup store|<dt>Shipping|name="method"/);
    expect((await submit(cart, { email: form.email, name: form.name, total: "25000" })).status).toBe(303);
    expect(await json("/orders/R100123.json")).toMatchObject({
      shippingCents: 0,
      totalCents: 25_000,
      delivery: { method: "email" },
      lines: [{ isEmailed: true }],
    });
    const thanks = await (await fetch(checkoutUrl(cart))).text();
    expect(thanks).toContain("Sent by email on ");
    expect(thanks).not.toContain("<dt>Shipping");
    const [mail] = z.array(z.object({ text: z.string() })).parse(await json("/mailbox/messages.json"));
    expect(mail?.text).toContain("Sent by email");
    expect(mail?.text).not.toContain("Shipping");
  });

  it("counts no gift card towards free delivery of what is posted beside it", async () => {
    const cart = await cartWith(commerce, [110, 1], [10, 1]);
    expect(await (await fetch(checkoutUrl(cart))).text()).toContain("Gift cards are sent by email, whichever you choose.");
    expect((await submit(cart, { ...form, total: "31295" })).status).toBe(303);
    expect(await json("/orders/R100123.json")).toMatchObject({
      shippingCents: 1295,
      delivery: { method: "delivery", suburb: "Hobart" },
      lines: [{ isEmailed: true }, { isEmailed: false }],
    });
  });

  it("ships free from $199 and counts the discounts in", async () => {
    const cart = await cartWith(commerce, [60, 1], [10, 1]);
    await mutateCart(commerce, "cartDiscountCodesUpdate", { cartId: cart.id, discountCodes: ["SHED20"] });
    await submit(cart, { ...form, total: "23000" });
    expect(await json("/orders/R100123.json")).toMatchObject({
      discountCents: 2000,
      shippingCents: 0,
      totalCents: 23_000,
      discountCodes: ["SHED20"],
    });
  });

  it("shows a sum that adds up: discounts on lines at the lines, the order's own below", async () => {
    const cart = await cartWith(commerce, [50, 3], [40, 1]);
    await mutateCart(commerce, "cartDiscountCodesUpdate", { cartId: cart.id, discountCodes: ["WELCOME10"] });
    const page = await (await fetch(checkoutUrl(cart))).text();
    for (const amount of ["$120.00", "<s>$9.95</s>", "−$12.00", "$12.95", "$120.95"]) expect(page).toContain(amount);
    await submit(cart, { ...form, total: "12095" });
    expect(await (await fetch(checkoutUrl(cart))).text()).toContain("−$12.00");
  });

  it("serves its stylesheet and fonts itself", async () => {
    const css = await fetch(`${commerce.origin}/_vendors/checkout/assets/checkout.css`);
    expect(css.headers.get("content-type")).toContain("text/css");
    const font = await fetch(`${commerce.origin}/_vendors/checkout/assets/inter-400.woff2`);
    expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
    expect((await fetch(`${commerce.origin}/_vendors/checkout/assets/..%2f..%2fpackage.json`)).status).toBe(404);
  });
});
