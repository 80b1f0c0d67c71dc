import { expect, type Locator, type Page } from "@playwright/test";
import { openHydrated } from "../browser/hydrated.ts";

/** Where notifications appear. */
export const noticesOf = (page: Page): Locator => page.locator("[popover=manual]");

/** Opens a page and waits for its later parts: they are there once the notifications' place is. */
export async function openWithAllParts(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await expect(noticesOf(page)).toBeAttached();
}
