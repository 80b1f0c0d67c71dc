import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a page and waits until React has taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Hydrated elements carry React's own properties. */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () =>
    [...document.querySelectorAll("#root a")].some((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber")));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
}

/** Waits for a part whose code comes when the page is quiet. */
export async function waitUntilTaken(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber")))).toBe(true);
}
