import { expect, test } from "@playwright/test";
import { pages } from "../../support/steps/pages.ts";

/** Runs in the page: controls that look as if they could be used, and that nothing would answer. */
function deadControls(): string[] {
  const isDead = (control: Element): boolean => {
    if (control.matches(":disabled, [aria-disabled=true]")) return false;
    if (control instanceof HTMLAnchorElement) return !control.hasAttribute("href");
    if (control instanceof HTMLButtonElement) {
      return !(control.popoverTargetElement ?? (control.type === "submit" && control.form?.hasAttribute("action"))) && !control.form?.id;
    }
    return false;
  };
  return [...document.querySelectorAll("a, button")].filter((control) => isDead(control)).map((control) => control.outerHTML.slice(0, 200));
}

for (const [name, path] of Object.entries(pages)) {
  test(`before any script, ${name} has no control that nobody answers`, async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.goto(path);
    expect(await page.locator("a").count()).toBeGreaterThan(5);
    expect(await page.evaluate(deadControls)).toEqual([]);
  });
}
