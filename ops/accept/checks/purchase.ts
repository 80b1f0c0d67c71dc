import { linksTo, readForm } from "../../shopper/html-form.ts";
import type { Page, Shopper } from "../../shopper/shopper.ts";

/** Typed into the checkout; marked, so that they can be looked for where they must not be. */
export const buyer = { email: "acceptance-buyer@shopper.example", name: "Acceptance Quillfeather", address: "77 Marzipan Crescent" };

function check(page: Page, what: string, expected: RegExp): void {
  if (page.status !== 200) throw new Error(`${what} answered ${page.status}`);
  if (!page.body.trimEnd().endsWith("</html>")) throw new Error(`${what} broke off`);
  if (!expected.test(page.body)) throw new Error(`${what} shows nothing like ${expected}`);
}

/** Home, search, product, cart: whatever the search finds first that can be put into the cart. */
export async function fillCart(shopper: Shopper): Promise<{ cart: Page; paths: string[] }> {
  const home = await shopper.open("/");
  check(home, "The home page", /<h[12]/);
  const search = readForm(home.body, ({ action }) => action === "/search");
  const results = await shopper.send(home, { ...search, fields: { q: "oil filter" } });
  check(results, "The search", /oil filter/i);
  const products = linksTo(results.body, "/products/").map((link) => link.split("?")[0] ?? link);
  if (products.length === 0) throw new Error("The search found no product");

  for (const path of new Set(products)) {
    const product = await shopper.open(path);
    check(product, `The page ${path}`, /<h1/);
    const cart = await addToCart(shopper, product);
    if (cart === null) continue;
    check(cart, "The cart", /<article/);
    const pages = ["/", `${results.url.pathname}${results.url.search}`, ...new Set(products)];
    return { cart, paths: withFiles(pages, linksTo(home.body, "/assets/")) };
  }
  throw new Error("No product of the search could be put into the cart");
}

/** The cart after the button of a product's own page; null where it has none, or asks for a choice first. */
export async function addToCart(shopper: Shopper, product: Page): Promise<Page | null> {
  // The cards of a page share a form of their own, which comes first.
  if (!product.body.includes('id="add-to-cart"')) return null;
  const form = readForm(product.body, ({ id }) => id === "add-to-cart");
  const cart = await shopper.send(product, form);
  return cart.url.pathname === "/cart" ? cart : null;
}

/** What a visitor's browser asks for: each page, and then two of the files that it needs. */
function withFiles(pages: string[], files: string[]): string[] {
  if (files.length === 0) throw new Error("The home page needs no files");
  return pages.flatMap((page, index) => [page, ...[0, 1].map((second) => files[(2 * index + second) % files.length] ?? page)]);
}

/** To an address; what can't be posted is collected from the first store. */
function deliveryOf({ body }: Page): Record<string, string> {
  if (/name="method"\s+value="delivery"/.test(body)) return { method: "delivery", suburb: "Coburg", state: "VIC", postcode: "3058" };
  const store = /<select[^>]*name="store"[\s\S]*?<option value="(\d+)"/.exec(body)?.[1];
  if (!store) throw new Error("The checkout offers neither delivery nor a store");
  return { method: "pickup", store };
}

/** From the filled cart through the sandbox's checkout to the order, and to the mail that confirms it. */
export async function order(shopper: Shopper, cart: Page): Promise<string> {
  if (linksTo(cart.body, "/cart/checkout").length === 0) throw new Error("The cart does not lead to the checkout");
  const checkout = await shopper.open("/cart/checkout");
  check(checkout, "The checkout", /<h1>Checkout/);
  const form = readForm(checkout.body, ({ method }) => method === "post");
  const thanks = await shopper.send(checkout, { ...form, fields: { ...form.fields, ...buyer, ...deliveryOf(checkout) } });
  check(thanks, "The order", /<h1>Thanks/);
  const orderName = /\bR\d+\b/.exec(thanks.body)?.[0];
  if (!orderName) throw new Error("The order has no name");
  check(await shopper.open("/_vendors/mailbox"), "The mailbox", new RegExp(orderName));
  return orderName;
}
