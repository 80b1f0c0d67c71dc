import { expect, type Locator, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { productListSchema } from "#shared/contract/catalogue/search.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { fillCart } from "../../support/steps/cart-steps.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const misfits = (page: Page) => cards(page).filter({ hasText: "This does not fit your vehicle" });
const fold = (page: Page) => main(page).locator("details").filter({ hasText: "for other cars" });
const backgroundOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);

/** What the API says of the same list, which the property tests hold to the catalogue. */
async function listOf(page: Page, query: string) {
  const answer = await page.request.get(`/api/search/products?${query}&vehicleId=${monaro.vehicleId}&answers=year:1973`);
  return productListSchema.parse(await answer.json());
}

test.beforeEach(({ context }) => rememberGarage(context, [monaro]));

for (const width of [390, 1440]) {
  test(`a search begins with what fits the car, says how much that is, and folds away what is for others, at ${width} px`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/search?q=bonnet");
    const list = await listOf(page, "q=bonnet");
    const { fitCount = 0, otherCount = 0 } = list.fitmentFilter ?? {};
    expect(fitCount).toBeGreaterThan(0);
    await expect(main(page).getByRole("status").first()).toHaveText(`${list.total} products${fitCount} fit your HQ Monaro`);
    await expect(cards(page).first()).toContainText(/This fits your vehicle|Fits with conditions/);
    await expect(misfits(page).first()).toBeHidden();
    const summary = fold(page).locator("summary");
    await expect(summary).toHaveText(`${otherCount} for other cars`);
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(misfits(page).first()).toBeVisible();
    expect(await fold(page).getByRole("article").count()).toBe(await misfits(page).count());
    await waitForParts(page);
    await expectNoAxeFaults(page, [width]);

    await test.step("an order that was asked for is that order, and nothing is folded", async () => {
      await openHydrated(page, "/search?q=bonnet&sort=price-ascending");
      await expect(fold(page)).toHaveCount(0);
      await expect(misfits(page).first()).toBeVisible();
    });
    expect(messages).toEqual([]);
  });

  test(`a category says what it leaves out, greys what is empty for the car, and leads to both, at ${width} px`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/parts/brakes");
    await waitForParts(page);
    const list = await listOf(page, "collection=brakes");
    const { fitCount = 0, otherCount = 0, categoryCounts = [] } = list.fitmentFilter ?? {};
    await expect(main(page).getByRole("status").first()).toContainText(`${fitCount} fit your HQ Monaro`);
    const tiles = main(page).getByRole("navigation", { name: "Subcategories" }).getByRole("link");
    const told = await tiles.evaluateAll((links) =>
      links.map((link) => Number(/(\d+) for your HQ Monaro$/.exec(link.textContent ?? "")?.[1])),
    );
    expect(told.filter((count) => count > 0).toSorted((a, b) => a - b)).toEqual(
      categoryCounts.map(({ count }) => count).toSorted((a, b) => a - b),
    );
    const empty = tiles.filter({ hasText: "0 for your HQ Monaro" }).filter({ hasNotText: /[1-9]0 for/ });
    await expect(empty).toHaveCount(told.filter((count) => count === 0).length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing reaches beyond the screen").toBeLessThanOrEqual(width);
    await expectNoAxeFaults(page, [width]);
    await empty.first().click();
    await expect(main(page).getByRole("heading", { name: /^Nothing here fits your 1973 Holden HQ Monaro/ })).toBeVisible();

    await page.goto("/parts/brakes");
    await main(page)
      .getByRole("link", { name: `${otherCount} for other cars` })
      .click();
    await expect(page).toHaveURL(/\/parts\/brakes\?fits=all(&page=\d+)?#other-cars$/);
    await expect(fold(page).locator("summary")).toBeInViewport();
    await expect(misfits(page).first()).toBeVisible();
    await expect(main(page).getByRole("status").first()).toContainText(`${list.total + otherCount} products`);
    expect(messages).toEqual([]);
  });
}

test("a part that doesn't fit keeps a quiet button, and one that does the loud one", async ({ page }) => {
  await page.goto("/parts/brakes?fits=all&sort=created-descending");
  const buttonOf = (card: Locator) => card.getByRole("button", { name: /^Add to Cart/ });
  const fitting = cards(page).filter({ hasText: "This fits your vehicle" });
  await page.mouse.move(0, 0);
  expect(await backgroundOf(buttonOf(misfits(page)).first())).toBe("rgba(0, 0, 0, 0)");
  await page.goto("/parts/brakes");
  expect(await backgroundOf(buttonOf(fitting).first())).not.toBe("rgba(0, 0, 0, 0)");
});

test("on its page too a part that doesn't fit keeps a quiet button, as does its bar on phones", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { products } = await listOf(page, "collection=brakes&fits=mine&availability=In+Stock");
  const fitting = products.find(({ fitment, hasVariants }) => fitment?.status === "fits" && !hasVariants)?.handle ?? "";
  const buttons = page.locator('#add-to-cart button[type="submit"], button[form="add-to-cart"]');
  const quietOnes = async (handle: string) => {
    await openHydrated(page, `/products/${handle}`);
    await waitForParts(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect(buttons.last()).toBeVisible();
    const grounds = await Promise.all((await buttons.all()).map(backgroundOf));
    return grounds.filter((ground) => ground === "rgba(0, 0, 0, 0)").length;
  };
  expect(await quietOnes("brolga-brakes-brake-drum-front-corolla-ke30-ke70-toyota-bro-18026")).toBe(2);
  expect(await quietOnes(fitting)).toBe(0);
});

test("all categories count for the car, and lead on where they have nothing", async ({ page }) => {
  const nodes: { url: string; parentHandle: string | null; productCount: number }[] = await (
    await page.request.get("/api/categories")
  ).json();
  const departments = nodes.filter(({ parentHandle, productCount }) => parentHandle === null && productCount > 0);
  await page.goto("/parts");
  const told = await main(page)
    .getByText(/^[\d,]+ products? for your vehicle$/)
    .allTextContents();
  const mine = told.map((text) => Number(text.replaceAll(/\D/g, "")));
  expect(mine).toHaveLength(departments.length);
  expect(mine.every((count, at) => count <= (departments[at]?.productCount ?? 0))).toBe(true);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  expect(sum(mine)).toBeLessThan(sum(departments.map(({ productCount }) => productCount)) / 2);
  for (const { url } of departments) await expect(main(page).locator(`a[href="${url}"]`)).toBeVisible();
});

test("suggestions begin with what fits the car", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("combobox", { name: "Search" }).fill("bonnet");
  const found = page.getByRole("group", { name: "Products" }).getByRole("option");
  await expect(found.first()).toContainText(/This fits your vehicle|Fits with conditions/);
  await expect(page.getByRole("group", { name: "Products" })).not.toContainText("This does not fit your vehicle");
});

test("recommendations are for the car, and never do the job of the part that they go with", async ({ page }) => {
  const { products } = await listOf(page, "collection=cooling-and-heating&fits=all");
  let offered = 0;
  for (const { handle, productType } of products) {
    const path = `/api/products/${handle}/recommendations?vehicleId=${monaro.vehicleId}&answers=engine:253 V8`;
    const cardsOf: { productType: string; fitment: { status: string } }[] = await (await page.request.get(path)).json();
    offered += cardsOf.length;
    expect(cardsOf.map((card) => card.fitment.status)).not.toContain("does-not-fit");
    expect(cardsOf.map((card) => card.productType)).not.toContain(productType);
  }
  expect(offered).toBeGreaterThan(0);
});

test("the front page's shelves offer nothing that is for another car", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByText(/This fits your vehicle|Universal fit/).first()).toBeVisible();
  await expect(page.getByText("This does not fit your vehicle")).toHaveCount(0);
});

/** Looks at parts, one after the other. */
async function view(page: Page, handles: string[]): Promise<void> {
  for (const handle of handles) {
    await openHydrated(page, `/products/${handle}`);
    await page.mouse.move(10, 10);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("recently-viewed"))).toContain(handle);
  }
}

const viewedShelf = (page: Page) => page.getByRole("region", { name: "Recently Viewed" });

/** What the front page shows of the parts that were looked at. */
async function viewedOnes(page: Page) {
  await openHydrated(page, "/");
  await page.mouse.move(10, 10);
  await viewedShelf(page).scrollIntoViewIfNeeded();
  return viewedShelf(page).getByRole("listitem");
}

test("what was viewed comes back without what is for another car", async ({ page, context }) => {
  await context.clearCookies();
  await view(page, [stressCases.leftHandTwin, "brolga-brakes-brake-drum-front-corolla-ke30-ke70-toyota-bro-18026"]);
  await expect(await viewedOnes(page)).toHaveCount(2);
  await rememberGarage(context, [monaro]);
  await expect(await viewedOnes(page)).toHaveCount(1);
  await expect(viewedShelf(page)).not.toContainText("Corolla");
});

test("what was viewed comes back without rivals of what is in the cart", async ({ page }) => {
  const { products } = await listOf(page, "collection=cooling-and-heating&fits=mine&availability=In+Stock");
  const rivalOf = (part: (typeof products)[number]) =>
    products.find(({ handle, productType }) => handle !== part.handle && productType === part.productType);
  const bought = products.find((part) => !part.hasVariants && rivalOf(part));
  const rival = bought && rivalOf(bought);
  const other = products.find(({ productType }) => productType !== bought?.productType);
  if (!bought || !rival || !other) throw new Error("The catalogue has no such parts");
  await view(
    page,
    [bought, rival, other].map(({ handle }) => handle),
  );
  await expect(await viewedOnes(page)).toHaveCount(3);
  await fillCart(page, [{ variantId: bought.variantId }]);
  await expect(await viewedOnes(page)).toHaveCount(2);
  await expect(viewedShelf(page).locator(`a[href*="${rival.handle}"]`)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a category leads to the car's own drawings first", async ({ page, context }) => {
    const drawings = main(page).getByRole("link", { name: /^See where it sits/ });
    await page.goto("/parts/brakes");
    await expect(drawings).toHaveText([/HQ–HZ Holden/, /HQ–HZ Holden/]);
    await context.clearCookies();
    await page.goto("/parts/brakes");
    await expect(drawings.first()).toContainText("HK–HG Holden");
  });

  test("the order, the counts and the fold are all there, and the fold opens", async ({ page }) => {
    await page.goto("/search?q=bonnet");
    await expect(main(page)).toContainText("fit your HQ Monaro");
    await expect(cards(page).first()).toContainText(/This fits your vehicle|Fits with conditions/);
    await expect(misfits(page).first()).toBeHidden();
    await fold(page).locator("summary").click();
    await expect(misfits(page).first()).toBeVisible();
    await page.goto("/parts/brakes");
    await main(page)
      .getByRole("link", { name: /^[\d,]+ for other cars$/ })
      .click();
    await expect(page).toHaveURL(/\/parts\/brakes\?fits=all(&page=\d+)?#other-cars$/);
    await expect(misfits(page).first()).toBeVisible();
  });
});

test("a list of what is for no car says nothing of the shopper's", async ({ page }) => {
  await openHydrated(page, "/search?q=gift+card");
  await expect(main(page).getByRole("status").first()).toHaveText(/^\d+ products$/);
  await expect(page.getByText(/^Only parts that fit/)).toHaveCount(0);
});
