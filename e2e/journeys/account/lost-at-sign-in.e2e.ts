import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { sellOut, setStock } from "../../support/shop/stock.ts";
import { addedPanel, notification, plentifulProducts } from "../../support/steps/cart-steps.ts";
import { signIn } from "../../support/steps/sign-in.ts";

type Part = { handle: string; variantId: string; title: string };

/** A part that no other journey asks for, which sells out while somebody signs in; each test has one of its own. */
async function partOf(page: Page, number: number): Promise<Part> {
  const found: Part[] = await plentifulProducts(page, "q=tail+light+lens", 1);
  const part = found[number];
  if (part === undefined) throw new Error("no part to sell out");
  return part;
}

const wordsFor = ({ title }: Part) => `${title} can't be had any more, so it is no longer in your cart.`;
const told = (page: Page) => page.getByRole("complementary", { name: "Your cart" });

for (const [number, width] of [390, 820, 1440].entries()) {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test(`at ${width} px the page that a sign-in lands on tells once what the cart lost`, async ({ page }) => {
      const part = await partOf(page, number);
      await page.goto(`/products/${part.handle}`);
      await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
      await expect(page).toHaveURL(/\/cart/);
      await sellOut(part.variantId);
      try {
        await signIn(page, { path: "/stores" });
        await expect(told(page).getByText(wordsFor(part))).toBeInViewport({ ratio: 1 });
        expect(await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
        await page.reload();
        await expect(told(page)).toHaveCount(0);
      } finally {
        await setStock(part.variantId, 20);
      }
    });
  });
}

test("with scripts the same is told by a notice alone, once as well", async ({ page }) => {
  const messages = watchConsole(page);
  const part = await partOf(page, 3);
  await openHydrated(page, `/products/${part.handle}`);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(addedPanel(page)).toBeVisible();
  await sellOut(part.variantId);
  try {
    await signIn(page, { path: "/stores" });
    await expect(notification(page, wordsFor(part))).toHaveCount(1);
    await expect(told(page)).toHaveCount(0);
    await expectNoAxeFaults(page);
    expect(messages).toEqual([]);
  } finally {
    await setStock(part.variantId, 20);
  }
});
