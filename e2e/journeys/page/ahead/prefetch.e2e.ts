import { expect, type Page, test } from "@playwright/test";
import { openWithAllParts } from "../../../support/steps/all-parts.ts";

/** What the shop's API is asked from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
}

const firstCard = (page: Page) => page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a product whose link the pointer rests on is shown without another call at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openWithAllParts(page, "/parts/brakes");
    const calls = watchCalls(page);
    const title = await firstCard(page).innerText();
    await firstCard(page).hover();
    await expect.poll(() => calls.filter((path) => /products?\//.test(path)).length).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    const before = [...calls];
    // What is fetched from here on stays without an answer: the page is there already.
    await page.route("**/api/**", () => undefined);
    await firstCard(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 2000 });
    await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
    const about = calls.slice(before.length).filter((path) => path.startsWith("/api/catalogue/") && before.includes(path));
    expect(about, "nothing was asked twice").toEqual([]);
  });
}

test("links to the cart, the account and the garage bring nothing ahead", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithAllParts(page, "/newsletter");
  const banner = page.getByRole("banner");
  // The first sign brings the code that fetches ahead.
  await banner.getByRole("link", { name: "Rares, home" }).hover();
  await page.waitForLoadState("networkidle");
  const calls = watchCalls(page);
  await banner.getByRole("link", { name: /^Cart,/ }).hover();
  await banner.getByRole("link", { name: /vehicle/i }).hover();
  await page.waitForTimeout(400);
  expect(calls).toEqual([]);
});
