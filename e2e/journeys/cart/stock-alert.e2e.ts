import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { freshEmail, mailsTo } from "../../support/shop/mailbox.ts";
import { setStock } from "../../support/shop/stock.ts";

const formOf = (page: Page) => page.getByRole("main").locator('form[action="/stock-alerts"]');
const boxOf = (page: Page) => formOf(page).getByRole("textbox", { name: "Email address" });
const send = (page: Page) => formOf(page).getByRole("button", { name: "Notify me" }).click();
const variantOf = (page: Page) => formOf(page).locator('input[name="variantId"]').inputValue();

/** The address of the one size that is out of stock. */
async function openSoldOutSize(page: Page): Promise<void> {
  await openHydrated(page, `/products/${stressCases.oneVariantOut}?colour=White`);
  await expect(formOf(page)).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("link", { name: /, out of stock$/ })
    .first()
    .click();
  await expect(formOf(page)).toBeVisible();
}

test("a size that is out of stock offers an alert, which checks the address, is set once and sends one mail when the size is back [shop-5.3] [shop-4.26]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  const email = freshEmail();
  await openSoldOutSize(page);
  const soldOutUrl = page.url();
  const variantId = await variantOf(page);

  await test.step("what is no address is told beside the box", async () => {
    await boxOf(page).fill("shopper@example");
    await send(page);
    await expect(formOf(page).getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(boxOf(page)).toHaveAttribute("aria-invalid", "true");
    await expectNoAxeFaults(page, [390]);
  });

  await test.step("then the form becomes 'Notification Set', for this size alone", async () => {
    await boxOf(page).fill(email);
    await send(page);
    const set = page.getByRole("main").getByRole("status").filter({ hasText: "Notification Set" });
    await expect(set).toBeFocused();
    expect(await mailsTo(email)).toEqual([]);
  });

  try {
    await setStock(variantId, 3);
    await test.step("the mail comes with the stock and leads to this very size", async () => {
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(1);
      const address = new URL(/http\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "");
      const soldOut = new URL(soldOutUrl);
      expect(address.pathname).toBe(soldOut.pathname);
      expect(Object.fromEntries(address.searchParams)).toEqual(Object.fromEntries(soldOut.searchParams));
    });
    await test.step("whoever asks now reads that it is back", async () => {
      const answer = await page.request.post("/api/stock-alerts", { data: { email, variantId } });
      expect(answer.status()).toBe(409);
      expect(await answer.json()).toMatchObject({ detail: "Good news: this part is back in stock." });
    });
  } finally {
    await setStock(variantId, 0);
  }
  expect(messages).toEqual([]);
});

test("the API tells a variant that isn't sold, and refuses what is no variant", async ({ request }) => {
  const ask = (data: object) => request.post("/api/stock-alerts", { data });
  const unknown = await ask({ email: freshEmail(), variantId: "gid://shopify/ProductVariant/999999999" });
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ detail: "This part is no longer sold." });
  expect((await ask({ email: freshEmail(), variantId: "7" })).status()).toBe(400);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to a page that says what became of it, and back to the part", async ({ page }) => {
    await page.goto(`/products/${stressCases.outOfStock}`);
    await boxOf(page).fill("shopper@example");
    await send(page);
    await expect(page).toHaveURL(/\/stock-alerts$/);
    await expect(formOf(page).getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(boxOf(page)).toHaveValue("shopper@example");
    await boxOf(page).fill(freshEmail());
    await send(page);
    await expect(page.getByRole("heading", { name: "Notification Set" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the part" }).click();
    await expect(page).toHaveURL(new RegExp(`/products/${stressCases.outOfStock}$`));
  });
});
