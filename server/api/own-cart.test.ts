import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInByCode } from "#sandbox/vendors/identity/testing/sign-in-by-code.ts";
import { type AccountShop, type Shopper, startAccountShop } from "#server/testing/start-account-shop.ts";
import { cartSchema } from "#shared/contract/cart.ts";

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(() => shop.stop());

const line = (id: number) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity: 1 });
const add = (shopper: Shopper, id: number) => shopper.api("POST", "/cart/lines", { lines: [line(id)] });
const start = (shopper: Shopper) => shopper.api("POST", "/session");
const variantsOf = async (shopper: Shopper) =>
  cartSchema.parse((await shopper.api("GET", "/cart")).body).lines.map(({ variantId }) => Number(variantId.split("/").at(-1)));
const checkoutOf = async (shopper: Shopper) => (await shopper.browser("http://shop.test/cart/checkout")).headers.get("location") ?? "";

async function withPart(id: number): Promise<Shopper> {
  const shopper = shop.shopper();
  await add(shopper, id);
  expect(await variantsOf(shopper)).toEqual([id]);
  return shopper;
}

describe("the cart's cookie", () => {
  it("that was copied before a sign-in opens nothing after it, neither the cart nor a checkout with the customer's address", async () => {
    const shopper = await withPart(10);
    const thief = shopper.thief();
    expect(await variantsOf(thief)).toEqual([10]);
    await shopper.signIn("before@example.test");
    expect(await variantsOf(thief)).toEqual([]);
    await start(shopper);
    await add(shopper, 50);
    expect(await variantsOf(shopper)).toEqual(expect.arrayContaining([10, 50]));
    expect(await checkoutOf(shopper)).toContain("logged_in=true");
    expect(await variantsOf(thief)).toEqual([]);
    expect(await checkoutOf(thief)).toBe("/cart");
  });

  it("that was copied while its cart was empty shows nothing that the customer adds later", async () => {
    const shopper = await withPart(10);
    const [held] = cartSchema.parse((await shopper.api("GET", "/cart")).body).lines;
    await shopper.api("POST", "/cart/lines/remove", { lineId: held?.id });
    expect(await variantsOf(shopper)).toEqual([]);
    const thief = shopper.thief();
    await shopper.signIn("empty@example.test");
    await start(shopper);
    await add(shopper, 50);
    expect(await variantsOf(shopper)).toEqual([50]);
    expect(await variantsOf(thief)).toEqual([]);
  });

  it("that was copied while somebody was signed in opens nothing once they have left, and the device keeps what was in it", async () => {
    const shopper = await withPart(10);
    await shopper.signIn("leaving@example.test");
    await start(shopper);
    await variantsOf(shopper);
    const thief = shopper.thief();
    await shopper.api("POST", "/session/sign-out");
    expect(await variantsOf(thief)).toEqual([]);
    expect(await checkoutOf(thief)).toBe("/cart");
    expect(await variantsOf(shopper)).toEqual([10]);
    expect(await checkoutOf(shopper)).not.toContain("logged_in=true");
    await add(thief, 50);
    expect(await variantsOf(shopper)).toEqual([10]);
  });

  it("of whoever was signed in opens nothing once somebody else has taken the device over", async () => {
    const shopper = await withPart(10);
    const tab = await shopper.browser("http://shop.test/login");
    await shopper.signIn("first@example.test");
    await start(shopper);
    await variantsOf(shopper);
    const thief = shopper.thief();
    const authorizationUrl = tab.headers.get("location") ?? "";
    // The provider's own cookies are another browser's, or it would sign the first one in again.
    const { browser } = shop.shopper();
    await shopper.browser(await signInByCode({ browser, authorizationUrl, email: "second@example.test" }));
    await start(shopper);
    expect(await variantsOf(shopper)).toEqual([10]);
    expect(await variantsOf(thief)).toEqual([]);
  });

  it("is the same for every call of a signed-in customer, and several at once move the cart one time", async () => {
    const shopper = await withPart(10);
    const before = shopper.thief();
    await shopper.signIn("tabs@example.test");
    await Promise.all([start(shopper), start(shopper), add(shopper, 50)]);
    expect(await variantsOf(shopper)).toEqual(expect.arrayContaining([10, 50]));
    await start(shopper);
    expect(await variantsOf(shopper)).toHaveLength(2);
    expect(await variantsOf(before)).toEqual([]);
  });
});
