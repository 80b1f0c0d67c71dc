import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type AccountShop, type Shopper, startAccountShop } from "#server/testing/start-account-shop.ts";
import { orderedAgainSchema, orderSchema } from "#shared/contract/customer/account.ts";

let shop: AccountShop;
let number: string;
beforeAll(async () => {
  shop = await startAccountShop();
  number = await bought(shop.shopper());
});
afterAll(() => shop.stop());

const email = "guest.buyer@example.test";
const form = { email, name: "Gwen Guest", address: "7 Hidden Court", suburb: "Hobart", state: "TAS", postcode: "7000" };

/** Buys two brake pad sets as somebody without an account, and answers the order's number. */
async function bought(shopper: Shopper): Promise<string> {
  await shopper.api("POST", "/cart/lines", { lines: [{ variantId: "gid://shopify/ProductVariant/10", quantity: 2 }] });
  const { headers } = await shopper.browser("http://shop.test/cart/checkout");
  const url = new URL(headers.get("location") ?? "", "http://shop.test").href;
  const body = new URLSearchParams({ ...form, method: "delivery", total: "11295" });
  const placed = await shopper.browser(url, { method: "POST", body });
  expect(placed.status).toBe(303);
  const page = await shopper.browser(new URL(placed.headers.get("location") ?? "", "http://shop.test").href);
  return /R\d{6}/.exec(await page.text())?.[0] ?? "no order";
}

const ask = async (shopper: Shopper, path: string, body: object) => {
  const answer = await shopper.browser(`http://shop.test/api/orders/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, cacheControl: answer.headers.get("cache-control"), text: await answer.text() };
};

const lineSchema = z.object({ action: z.string(), outcome: z.string(), order: z.string() });
/** What the audit log has of look-ups, oldest first. */
const audited = () =>
  Array.from(shop.logged().matchAll(/"event":"audit"[^}]*?"action":"(order_\w+)"[^}]*}/g), ([line]) =>
    lineSchema.parse(JSON.parse(`{${line.replace(/,"time".*/, "}").replace(/}*$/, "}")}`)),
  );

test("whoever bought without an account sees the order in another browser by its number and address, and has its parts again", async () => {
  const elsewhere = shop.shopper();
  const found = await ask(elsewhere, "find", { number: `#${number.toLowerCase()}`, email: email.toUpperCase() });
  expect([found.status, found.cacheControl]).toEqual([200, "private, no-store"]);
  const order = orderSchema.parse(JSON.parse(found.text));
  expect(order).toMatchObject({ name: number, status: "in-progress", quantity: 2, totalCents: 11_295, deliveredTo: ["Hobart TAS 7000"] });
  expect(found.text).not.toMatch(/Gwen|Hidden|@/);

  for (const _press of [1, 2]) {
    const again = await ask(elsewhere, "again", { number, email, key: "an-addition-of-once" });
    const { cart, left } = orderedAgainSchema.parse(JSON.parse(again.text));
    // However often it is sent, it is added once.
    expect([cart?.totalQuantity, left]).toEqual([2, []]);
  }
});

test("a wrong address and a number that nobody has are answered alike, byte by byte but for what names the request", async () => {
  const nobody = shop.shopper();
  const plain = ({ status, cacheControl, text }: Awaited<ReturnType<typeof ask>>) => [
    status,
    cacheControl,
    text.replaceAll(/[0-9a-f]{8}-?[0-9a-f-]{20,}/g, "id"),
  ];
  const wrongAddress = plain(await ask(nobody, "find", { number, email: "somebody@example.test" }));
  const wrongNumber = plain(await ask(nobody, "find", { number: "R999999", email: "somebody@example.test" }));
  expect(wrongAddress).toEqual(wrongNumber);
  expect(wrongAddress[0]).toBe(404);
  expect(plain(await ask(nobody, "again", { number, email: "somebody@example.test", key: "an-addition-of-1" }))[0]).toBe(404);
});

test("look-ups are in the audit log, the order as a keyed hash, and nothing of them anywhere else in the log", async () => {
  const before = audited().length;
  const visitor = shop.shopper();
  await ask(visitor, "find", { number, email });
  await ask(visitor, "find", { number, email: "prying@example.test" });
  await ask(visitor, "find", { number: "R999999", email: "prying@example.test" });
  const [own, pried, none] = audited().slice(before);
  expect([own, pried, none].map((line) => `${line?.action} ${line?.outcome}`)).toEqual([
    "order_find ok",
    "order_find refused",
    "order_find refused",
  ]);
  expect(pried?.order).toBe(own?.order);
  expect(none?.order).not.toBe(own?.order);
  expect(shop.logged()).not.toMatch(new RegExp(`${number}|R999999|prying|guest\\.buyer|Hidden Court`, "i"));
});
