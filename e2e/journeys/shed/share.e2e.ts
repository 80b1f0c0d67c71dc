import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { e2eAddress } from "../../support/shop/address.ts";

const product = `/products/${stressCases.manyApplications}`;
const shareLink = (page: Page) => page.getByRole("main").getByRole("link", { name: "Share", exact: true });
const sameSite = { "sec-fetch-site": "same-origin" };

for (const width of [390, 1440]) {
  test(`a part and a project are shared by a copied link where the device has no panel for it, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // Desktops differ in it.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    const messages = watchConsole(page);
    await openHydrated(page, product);
    await waitForParts(page);
    await shareLink(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("The link is copied.").filter({ visible: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(e2eAddress.shop + product);

    const answer = await page.request.post("/api/projects", {
      data: { intent: "create", name: "Shared ute", vehicle: null },
      headers: sameSite,
    });
    const { id }: { id: string } = await answer.json();
    await openHydrated(page, `/projects/${id}`);
    await page.getByRole("main").getByText("Share", { exact: true }).click();
    await page.getByRole("main").getByRole("button", { name: "Make a link" }).click();
    await waitForParts(page);
    const link = await page.getByRole("textbox", { name: "The link to read it by" }).inputValue();
    await shareLink(page).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(messages).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a part is shared by mail", async ({ page }) => {
    await page.goto(product);
    const href = await shareLink(page).getAttribute("href");
    expect(href).toMatch(/^mailto:\?subject=/);
    expect(decodeURIComponent(href ?? "")).toContain(e2eAddress.shop + product);
  });
});
