import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until React has taken its own code's part of it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** The document says how far hydration has come. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
}

/** Waits for the parts too whose code comes after the page's own. */
export async function waitForParts(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "parts");
}
