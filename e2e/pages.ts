import { stressCases } from "../sandbox/catalogue/stress-cases.ts";

/** Every kind of page, for the matrices. */
export const pages = {
  home: "/",
  "all categories": "/parts",
  "a root category": "/parts/body-and-exterior",
  "a leaf category": "/parts/body-and-exterior/body-panels/bonnets/standard-bonnets",
  "search results": "/search?q=brake",
  "a search without results": "/search?q=zzzzqqqq",
  "a filtered list": "/search?q=badge&price=up-to-50&sort=price-ascending",
  "a product with variants": `/products/${stressCases.universalSixVariants}`,
  "a product for one car": `/products/${stressCases.leftHandTwin}`,
  "a bundle": `/products/${stressCases.kitWithMissingPart}`,
  "a product without a picture": `/products/${stressCases.noImage}`,
  "a product with a long title": `/products/${stressCases.longTitle}`,
  "an out-of-stock product": `/products/${stressCases.outOfStock}`,
  "the cart": "/cart",
  "a content page": "/pages/refunds-and-exchanges",
  "all brands": "/brands",
  "all promotions": "/promotions",
  "a promotion": "/promotions/trim-week",
  "the content hub": "/content-hub",
  "an article": "/content-hub/articles/read-a-build-plate",
  "a brand": "/brands/ironbark-panelworks",
  "all stores": "/stores",
  "a store": "/stores/ChIJc0fcsPBuDZe_79wKmP28sr2/coburg-north",
  "an unknown page": "/no-such-page",
} as const;
