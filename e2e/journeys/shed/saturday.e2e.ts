import { expect, type Page, test } from "@playwright/test";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForHydration, waitForParts } from "../../support/browser/hydrated.ts";
import { cartButton, fillCart } from "../../support/steps/cart-steps.ts";
import { placeOrder } from "../../support/steps/checkout.ts";
import { keptPaths } from "../../support/steps/kept-pages.ts";
import { setStock } from "../../support/shop/stock.ts";

test.use({ serviceWorkers: "allow" });

const cornerPath = "/assemblies/hq-front-disc-brake-corner";
const misfitPath = "/products/brolga-brakes-brake-drum-front-corolla-ke30-ke70-toyota-bro-18026";
const main = (page: Page) => page.getByRole("main");
const lines = (page: Page) => main(page).getByRole("list", { name: "Parts of this project" }).locator("> li");
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
/** Enough of every part of the corner, whoever else buys one meanwhile. */
async function stockUp(page: Page, assembly: string): Promise<void> {
  const answer = await page.request.get(`/api${assembly}?vehicleId=31`);
  const { parts }: { parts: { variantId: string | null }[] } = await answer.json();
  await Promise.all(parts.flatMap(({ variantId }) => (variantId === null ? [] : setStock(variantId, 40))));
}

const countIn = async (page: Page, name: RegExp) => Number(/\d+/.exec((await page.getByRole("button", { name }).textContent()) ?? "")?.[0]);

for (const width of [390, 1440]) {
  test(`a restorer's Saturday: from the number plate to the order, and the list in the shed, at ${width} px`, async ({
    page,
    context,
    browser,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const messages = watchConsole(page);

    await test.step("The plate says which car it is", async () => {
      await openHydrated(page, "/");
      const box = main(page).getByRole("searchbox", { name: "Number plate, VIN, chassis number or its name" });
      await box.fill("VJ98RT");
      await box.press("Enter");
      await page.getByRole("button", { name: "Choose 1974 Holden HQ Premier" }).click();
      await expect(page.getByRole("banner")).toContainText("HQ Premier");
    });

    await test.step("Its page leads to the front corner, taken apart", async () => {
      await openHydrated(page, "/vehicles/holden");
      await main(page)
        .getByRole("link", { name: /HQ Premier/ })
        .first()
        .click();
      await expect(heading(page, /HQ Premier/)).toBeVisible();
      await main(page).getByRole("link", { name: "HQ–HZ Holden front disc brake corner" }).click();
      await expect(heading(page, "HQ–HZ Holden front disc brake corner")).toBeVisible();
    });

    await test.step("My store says what of it is there today", async () => {
      await openHydrated(page, "/stores");
      await waitForParts(page);
      // On phones a state's stores fold away.
      if (width < 768) await main(page).getByText("Victoria", { exact: true }).filter({ visible: true }).click();
      await main(page)
        .getByRole("button", { name: /Set as my store.*Coburg North/ })
        .click();
      await expect(page.locator("a[data-my-store]").first()).toContainText("My Store");
      await openHydrated(page, cornerPath);
      await waitForParts(page);
      await expect(
        main(page)
          .getByText(/^\s*Coburg North: /)
          .first(),
      ).toBeVisible();
    });

    let partCount = 0;
    await test.step("The whole corner goes into the cart, where one part of another car lies already", async () => {
      await stockUp(page, cornerPath);
      const other = await (await page.request.get(`/api${misfitPath}`)).json();
      await fillCart(page, [{ variantId: other.variants[0].id }]);
      partCount = await countIn(page, /^Add all \d+ parts$/);
      expect(partCount).toBeGreaterThan(3);
      await page.getByRole("button", { name: /^Add all \d+ parts$/ }).click();
      await expect(page).toHaveURL(/\/cart/);
      await expect(main(page).getByRole("article")).toHaveCount(partCount + 1);
    });

    await test.step("The cart warns of it, and leads to one that fits", async () => {
      const misfit = main(page).getByRole("article").filter({ hasText: "Not listed for your Holden HQ Premier." });
      await expect(misfit).toHaveCount(1);
      await misfit.getByRole("link", { name: /that fit$/ }).click();
      await expect(page).toHaveURL(/\/parts\/.+\?fits=mine$/);
      await expect(main(page).getByRole("article").first()).toBeVisible();
      type Listed = { handle: string; quantity: number; hasVariants: boolean; isInStoreOnly: boolean; fitment: { status: string } | null };
      const answer = await page.request.get("/api/search/products?q=brake+drum&fits=mine&vehicleId=31");
      const { products }: { products: Listed[] } = await answer.json();
      const drum = products.find(
        ({ quantity, hasVariants, isInStoreOnly, fitment }) => quantity > 3 && !hasVariants && !isInStoreOnly && fitment?.status === "fits",
      );
      if (!drum) throw new Error("Nothing in its place fits");
      await openHydrated(page, `/products/${drum.handle}`);
      await waitForParts(page);
      await main(page).getByRole("button", { name: "Add to cart", exact: true }).first().click();
      await page.keyboard.press("Escape");
      await expect(cartButton(page)).toBeAttached();
      await openHydrated(page, "/cart");
      await misfit.getByRole("button", { name: /^Remove/ }).click();
      await expect(main(page).getByRole("article")).toHaveCount(partCount + 1);
      await expect(main(page).getByText("Not listed for your")).toHaveCount(0);
      await expect(page.getByRole("region", { name: "Pick it up in store" })).toContainText("Coburg North");
    });

    let project = "";
    await test.step("The corner is written down in a project", async () => {
      await openHydrated(page, cornerPath);
      await main(page).getByRole("link", { name: "Add all to a project" }).click();
      await main(page).getByLabel("Name").fill("Dad’s Premier");
      await main(page).getByRole("button", { name: "Add to project" }).click();
      await expect(heading(page, "Dad’s Premier")).toBeVisible();
      await expect(lines(page)).toHaveCount(partCount);
      project = new URL(page.url()).pathname;
    });

    await test.step("A mate opens the link in a browser of their own", async () => {
      await main(page).getByText("Share", { exact: true }).click();
      await main(page).getByRole("button", { name: "Make a link" }).click();
      const link = await main(page).getByRole("textbox", { name: "The link to read it by" }).inputValue();
      const mates = await browser.newContext({ viewport: { width, height: 900 } });
      const reader = await mates.newPage();
      await reader.goto(link);
      await expect(heading(reader, "Dad’s Premier")).toBeVisible();
      await expect(main(reader).getByRole("button", { name: /Order|Save/ })).toHaveCount(0);
      await mates.close();
    });

    await test.step("The order is placed", async () => {
      await openHydrated(page, "/cart");
      expect(messages).toEqual([]);
      await page.getByRole("link", { name: "Proceed to checkout" }).click();
      const order = await placeOrder(page);
      expect(order.lines).toHaveLength(partCount + 1);
    });

    await test.step("In the shed there is no reception, and the list is there", async () => {
      await page.goto(project);
      await waitForHydration(page);
      await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining([project, "/garage/card"]));
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole("complementary", { name: "Kept copy" })).toContainText("Kept copy from");
      await expect(heading(page, "Dad’s Premier")).toBeVisible();
      await expect(lines(page)).toHaveCount(partCount);
      await page.goto("/garage/card");
      await expect(heading(page, "Holden HQ Premier")).toBeVisible();
      await expect(main(page)).toContainText("1-8-4-3-6-5-7-2");
    });
  });
}
