import type { Settings } from "../settings/read-settings.ts";
import { isCheckoutAddress } from "../shop/addresses.ts";
import { buyableCards } from "../shop/page-links.ts";
import type { SiteData } from "../shop/sitemap.ts";
import { findBySearch } from "./find-by-search.ts";
import { ensure, type Visitor } from "./visitor.ts";

/** Buys: searches for a part, adds it, looks into the cart and leaves for the checkout, which itself is not opened. */
export function buy(visitor: Visitor, { searches }: SiteData, { origin, checkoutHosts }: Settings): void {
  const { ask, open, pause, pick } = visitor;
  const card = pick(findBySearch(visitor, searches, buyableCards)?.items ?? []);
  ensure(card !== undefined, "a search finds a part that can be bought");
  open("GET /products/:slug", card.path);
  pause();
  const added = ask("POST /api/cart/lines", "/api/cart/lines", {
    method: "POST",
    contentType: "application/json",
    body: JSON.stringify({ lines: [{ variantId: card.variantId, quantity: 1 }] }),
  });
  ensure(added.json("totalQuantity") === 1, "the cart holds what was added");
  pause();
  const cart = open("GET /cart", "/cart");
  ensure(cart.includes(card.path.split("?")[0] ?? card.path), "the cart's page shows the part");
  pause();
  const { headers } = ask("GET /cart/checkout", "/cart/checkout", { status: 303 });
  ensure(isCheckoutAddress(origin, headers["Location"] ?? "", checkoutHosts), "the cart leads to a checkout");
}
