import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { fillCart } from "../../support/steps/cart-steps.ts";
import { placeOrder } from "../../support/steps/checkout.ts";

const mine = { placeId: "ChIJEzxTHhjMZpAemsTS4adKp06", shortName: "Dandenong South" };
/** A Monday, half past nine in Melbourne. */
const mondayMorning = new Date("2026-11-29T22:30:00Z");
const sentence = "Order before 12pm to collect on Monday 30 November";
const list = "/search?q=brake";

type Listed = { handle: string; title: string; variantId: string; hasVariants: boolean; isInStoreOnly: boolean; inStockAt: string[] };

async function listed(page: Page, query: string): Promise<{ total: number; products: Listed[] }> {
  return (await page.request.get(`/api/search/products?${query}`)).json();
}

async function shopFromDandenong(page: Page): Promise<void> {
  await page.addInitScript((store) => localStorage.setItem("myStore", JSON.stringify(store)), mine);
  await page.clock.setFixedTime(mondayMorning);
}

const openFilters = async (page: Page, width: number) => {
  if (width < 768) await page.getByRole("button", { name: /^Filters/ }).click();
};

for (const width of [390, 1440]) {
  test(`one promise from the list over the product and the cart to the checkout, at ${width} px`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await shopFromDandenong(page);
    const { total, products } = await listed(page, "q=brake&store=Dandenong+South");
    const here = products.find(({ hasVariants, isInStoreOnly }) => !hasVariants && !isInStoreOnly);
    const others = (await listed(page, "q=brake&availability=In+Stock")).products;
    const elsewhere = others.find(
      ({ inStockAt, hasVariants, isInStoreOnly }) =>
        !hasVariants && !isInStoreOnly && inStockAt.length > 0 && !inStockAt.includes(mine.shortName),
    );
    if (!here || !elsewhere) throw new Error("The catalogue has no such parts");

    await openHydrated(page, list);
    await waitForParts(page);
    const chips = page.getByRole("main").getByText(/^(Collect today|Not at my store)/);
    await expect(chips.first()).toBeVisible();
    await openFilters(page, width);
    const mySwitch = page.getByRole("switch", { name: /At my store today/ });
    await expect(mySwitch).toHaveAttribute("aria-checked", "false");
    await mySwitch.focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/store=Dandenong\+South/);
    if (!(await mySwitch.isVisible())) await openFilters(page, width);
    await expect(mySwitch).toHaveAttribute("aria-checked", "true");
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expectNoAxeFaults(page, [width]);
    if (width < 768) await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("main").getByText(`${total} products`, { exact: true })).toBeVisible();
    await expect(chips.filter({ hasText: "Not at" })).toHaveCount(0);
    await expect(chips.filter({ hasText: "Collect today" })).toHaveCount(Math.min(20, total));

    await openHydrated(page, `/products/${here.handle}`);
    await waitForParts(page);
    const stock = page.getByRole("tabpanel", { name: "Find in store" });
    await expect(stock.getByText(sentence).first()).toBeVisible();

    await fillCart(page, [{ variantId: here.variantId }, { variantId: elsewhere.variantId }]);
    await openHydrated(page, "/cart");
    const plan = page.getByRole("region", { name: "Pick it up in store" });
    await expect(plan.getByText("has 1 of 2 parts")).toBeVisible();
    await expect(plan).toContainText(`${sentence}${here.title}`);
    await expect(plan).toContainText(`Out of stock at this store${elsewhere.title}`);
    await expect(plan.getByText(/ha(s|ve) all of it( on the shelf\.|, the nearest:|:)/)).toBeVisible();
    await expectNoAxeFaults(page, [width]);

    await page.getByRole("main").getByRole("link", { name: "Proceed to checkout" }).click();
    await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
    await page.getByRole("radio", { name: /Store pickup/ }).check();
    const store = page.getByLabel("Store", { exact: true });
    await expect(store).toHaveValue("1");
    await page.getByLabel("Email").fill("shopper@example.test");
    await page.getByLabel("Full name").fill("Test Shopper");
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByText(`Dandenong South doesn't have ${elsewhere.title} on the shelf.`, { exact: false })).toBeVisible();
    await expect(page.getByText(/^Dandenong South: Order (before 12pm|now) to collect/)).toBeVisible();
    await expectNoAxeFaults(page, [width]);
    // A form that is sent back is a 422, and the driver's own clock is no trusted script.
    expect(messages.filter((message) => !/422|TrustedScript/.test(message))).toEqual([]);
  });

  test(`the banner, the stores and a store's page say the same of the shopper's store, at ${width} px`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(mondayMorning);
    await openHydrated(page, "/stores");
    await waitForParts(page);
    const banners = page.getByRole("complementary", { name: "Announcements" });
    const general = "See what your store has, and when you can collect it.";
    await expect(banners.getByText(general)).toBeVisible();
    const link = page.getByRole("link", { name: mine.shortName, exact: true });
    const card = page.getByRole("article").filter({ has: link });
    if (width < 768) await page.locator("summary", { hasText: "Victoria" }).click();
    await expect(card.getByText(sentence)).toBeVisible();
    await card.getByRole("button", { name: /Set as my store/ }).click();
    await expect(banners.getByText(`${mine.shortName}: ${sentence}`)).toBeVisible();
    await expect(banners.getByText(general)).toBeHidden();
    await expectNoAxeFaults(page, [width]);

    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: mine.shortName })).toBeVisible();
    await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
    await expect(banners.getByText(`${mine.shortName}: ${sentence}`)).toBeVisible();
    await page.clock.setFixedTime(new Date("2026-11-30T02:00:00Z"));
    await openHydrated(page, "/");
    await expect(banners.getByText(`${mine.shortName}: Order now to collect tomorrow`)).toBeVisible();
    expect(messages.filter((message) => !/TrustedScript/.test(message))).toEqual([]);
  });

  test(`cards on shelves and in strips carry the promise that a list's do, at ${width} px`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await shopFromDandenong(page);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/search/shelves") && asked.push(request.url()));
    await openHydrated(page, "/");
    await waitForParts(page);
    const signs = page.getByText(/^(Collect today from Dandenong South|Not at my store)$/);
    const onShelf = page.getByRole("main").getByRole("article").filter({ has: signs }).first();
    await expect(onShelf).toBeVisible();
    expect(asked).toHaveLength(1);
    await expectNoAxeFaults(page, [width]);

    // Not as it is laid out: a shelf that nobody is near to has not been.
    const title = ((await onShelf.getByRole("heading").textContent()) ?? "").trim();
    const isHere = (await onShelf.getByText("Collect today").count()) > 0;
    await onShelf.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await waitForParts(page);
    const stock = page.getByRole("tabpanel", { name: "Find in store" });
    await expect(stock.getByText(isHere ? sentence : "Out of stock at this store").first()).toBeVisible();

    await openHydrated(page, "/");
    await waitForParts(page);
    const viewed = page.getByRole("region", { name: "Recently Viewed" });
    await viewed.scrollIntoViewIfNeeded();
    await expect(viewed.getByText(isHere ? "Collect today" : "Not at my store")).toBeVisible();
    expect(messages.filter((message) => !/TrustedScript/.test(message))).toEqual([]);
  });

  test(`core deposits are a line in the cart and in what is paid, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const product = await (await page.request.get(`/api/products/${stressCases.coreCharge}`)).json();
    await fillCart(page, [{ variantId: product.variants[0].id }]);
    const money = (cents: number) => (cents / 100).toLocaleString("en-AU", { style: "currency", currency: "AUD" });
    const deposit = money(product.coreChargeCents);
    await openHydrated(page, "/cart");
    const main = page.getByRole("main");
    await expect(main.getByText(`+ ${deposit} core deposit each, refunded when your old unit comes back`)).toBeVisible();
    await expect(main.getByText("Core deposits, refunded for your old units")).toBeVisible();
    await expect(main.getByText(money(product.variants[0].priceCents + product.coreChargeCents))).toBeVisible();
    await expectNoAxeFaults(page, [width]);
    await main.getByRole("link", { name: "Proceed to checkout" }).click();
    await expect(page.getByText(/^Core deposits/)).toBeVisible();
    const order = await placeOrder(page);
    expect(order).toMatchObject({ coreDepositCents: product.coreChargeCents });
  });

  test(`a store's shelf is a list without any script, at ${width} px`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 }, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const { total } = await listed(page, "q=brake&store=Coburg+North");
    await page.goto(list);
    await openFilters(page, width);
    await page.getByLabel("On the shelf at").selectOption({ label: `Coburg North (${total})` });
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/store=Coburg\+North/);
    await expect(page.getByRole("main").getByText(`${total} products`, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: /Remove filter\s+Coburg North/ }).click();
    await expect(page).not.toHaveURL(/store=/);
    await context.close();
  });
}

test("a drawing asks once what the shopper's store has of all its parts", async ({ page }) => {
  await shopFromDandenong(page);
  const asked: string[] = [];
  page.on("request", (request) => /\/api\/(variant-stock|products\/[^/]+\/stock)/.test(request.url()) && asked.push(request.url()));
  await openHydrated(page, "/assemblies/hq-front-disc-brake-corner");
  await waitForParts(page);
  await expect(page.getByText(/Dandenong South: (Order|Out of stock|Only)/).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});
