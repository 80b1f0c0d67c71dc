import { linksTo, readForm } from "../shopper/html-form.ts";
import type { Page, Shopper } from "../shopper/shopper.ts";

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
  const results = await shopper.send(home, { ...search, fields: { q: "bumper" } });
  check(results, "The search", /bumper/i);
  const products = linksTo(results.body, "/products/").map((link) => link.split("?")[0] ?? link);
  if (products.length === 0) throw new Error("The search found no product");

  for (const path of new Set(products)) {
    const product = await shopper.open(path);
    check(product, `The page ${path}`, /<h1/);
    if (!/data-cart-form/.test(product.body)) continue;
    const form = readForm(product.body, ({ action, method }) => action === "/cart" && method === "post");
    const cart = await shopper.send(product, form);
    if (cart.url.pathname !== "/cart") continue;
    check(cart, "The cart", /<article/);
    return { cart, paths: ["/", `${results.url.pathname}${results.url.search}`, ...new Set(products)] };
  }
  throw new Error("No product of the search could be put into the cart");
}

/** From the filled cart through the sandbox's checkout to the order, and to the mail that confirms it. */
export async function order(shopper: Shopper, cart: Page): Promise<string> {
  if (linksTo(cart.body, "/cart/checkout").length === 0) throw new Error("The cart does not lead to the checkout");
  const checkout = await shopper.open("/cart/checkout");
  check(checkout, "The checkout", /<h1>Checkout/);
  const form = readForm(checkout.body, ({ method }) => method === "post");
  const typed = { ...buyer, method: "delivery", suburb: "Coburg", state: "VIC", postcode: "3058" };
  const thanks = await shopper.send(checkout, { ...form, fields: { ...form.fields, ...typed } });
  check(thanks, "The order", /<h1>Thanks/);
  const orderName = /\bR\d+\b/.exec(thanks.body)?.[0];
  if (!orderName) throw new Error("The order has no name");
  check(await shopper.open("/_vendors/mailbox"), "The mailbox", new RegExp(orderName));
  return orderName;
}
