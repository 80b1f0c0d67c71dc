/** Every request carries one of these as its `name`, so that results are grouped by what was asked for and not by address. */
export const requestNames = [
  "GET /sitemap.xml",
  "GET /",
  "GET /parts/:category",
  "GET /parts/:category?page",
  "GET /products/:slug",
  "GET /api/search/suggestions",
  "GET /search",
  "GET /search?facet",
  "POST /api/cart/lines",
  "GET /cart",
  "GET /cart/checkout",
  "GET /login",
  "sign-in pages",
  "GET mailbox",
  "GET /callback",
  "GET /account",
  "GET /account/orders",
  "POST /api/session",
] as const;

export type RequestName = (typeof requestNames)[number];
