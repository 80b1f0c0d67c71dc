import type { Page } from "@playwright/test";

/** Somebody for whom a page asks for more scripts than for who only comes by. */
export type Visitor = {
  /** What their browser remembers. */
  remembered?: Record<string, unknown>;
  /** What they did before, of which their browser has nothing but cookies. */
  before?: (page: Page) => Promise<void>;
  /** What they do on the page when all its parts are at work. */
  act?: (page: Page) => Promise<void>;
  /** How long they look at it at least, after its last script. */
  looksForMs?: number;
};

export const visitorKinds = [
  "who has chosen a store",
  "who looks at it for long",
  "who adds to the cart",
  "who comes back with a cart",
] as const;
export type VisitorKind = (typeof visitorKinds)[number];

/** Pages are kept for reading offline for who looks at one for five seconds, and then as soon as nothing better is to do. */
const longMs = 8000;

export const visitors: Record<VisitorKind, Visitor> = {
  "who has chosen a store": {
    remembered: { myStore: { placeId: "ChIJEzxTHhjMZpAemsTS4adKp06", shortName: "Dandenong South", state: "VIC" } },
    // Or it would hang on the machine whether copies are among it.
    looksForMs: longMs,
  },
  "who looks at it for long": { looksForMs: longMs },
  "who adds to the cart": {
    async act(page) {
      await page.locator("form#add-to-cart").getByRole("button", { name: "Add to cart" }).click();
      await page.getByRole("dialog", { name: "Added to your cart" }).waitFor();
    },
    looksForMs: longMs,
  },
  "who comes back with a cart": {
    async before({ request }) {
      const { products }: { products: { variantId: string }[] } = await (await request.get("/api/search/products?q=filter")).json();
      const lines = products.slice(0, 1).map(({ variantId }) => ({ variantId, quantity: 1 }));
      const added = await request.post("/api/cart/lines", { data: { lines }, headers: { "sec-fetch-site": "same-origin" } });
      if (!added.ok()) throw new Error(`The cart answered with ${added.status()}`);
    },
    looksForMs: longMs,
  },
};
