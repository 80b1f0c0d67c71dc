import { expect, type Locator, type Page } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openHydrated } from "../browser/hydrated.ts";

type ListedProduct = { handle: string; variantId: string; title: string; quantity: number; isInStoreOnly: boolean };
type WantedLine = { variantId: string; quantity?: number; attributes?: { key: string; value: string }[] };
type KeptCart = { totalQuantity: number; totalCents: number; lines: { variantId: string; title: string; quantity: number }[] };

export const plainPart = `/products/${stressCases.manyApplications}`;

export const cartPanel = (page: Page): Locator => page.getByRole("dialog", { name: "Your cart", exact: true });
export const addedPanel = (page: Page): Locator => page.getByRole("dialog", { name: "Added to your cart" });
export const cartButton = (page: Page, count?: number): Locator =>
  page.getByRole("link", { name: count === undefined ? /^Cart, / : `Cart, ${count} ${count === 1 ? "item" : "items"}` });

/** Puts parts into the visitor's cart as another page would; the page has to be opened or reloaded afterwards. */
export async function fillCart(page: Page, lines: WantedLine[]): Promise<void> {
  const answer = await page.request.post("/api/cart/lines", { data: { lines }, headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.status()).toBe(200);
}

/** The cart as the shop keeps it. */
export async function keptCart(page: Page): Promise<KeptCart> {
  return (await page.request.get("/api/cart")).json();
}

/** Products in stock of a list, plenty of each. */
export async function plentifulProducts(page: Page, query: string, stockMin = 20): Promise<ListedProduct[]> {
  const { products }: { products: ListedProduct[] } = await (await page.request.get(`/api/search/products?${query}`)).json();
  return products.filter(({ quantity, isInStoreOnly }) => quantity >= stockMin && !isInStoreOnly);
}

export async function openCartPanel(page: Page): Promise<Locator> {
  await openHydrated(page, "/stores");
  await cartButton(page).click();
  const panel = cartPanel(page);
  await expect(panel).toBeVisible();
  return panel;
}

export const notification = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

/** What was told to whoever counts additions on this page: how many, and for which customer. */
export const countedAdditions = (page: Page): Promise<{ quantity: number; customer: string | null }[]> =>
  page.evaluate(() => {
    const entries: { event?: string; customer_id?: string; ecommerce?: { items: { quantity: number }[] } }[] =
      Reflect.get(window, "dataLayer") ?? [];
    return entries
      .filter(({ event }) => event === "add_to_cart")
      .map(({ customer_id: customer = null, ecommerce }) => ({ quantity: ecommerce?.items[0]?.quantity ?? 0, customer }));
  });
