import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { pages } from "../../support/steps/pages.ts";

declare global {
  interface Window {
    formattersMade: string[];
  }
}

/** Runs in the browser, before any other script: notes who makes one of the browser's own formatters. */
function noteFormatters(): void {
  window.formattersMade = [];
  const note = (made: string) => window.formattersMade.push(`${made} ${new Error(made).stack}`);
  for (const name of ["DateTimeFormat", "NumberFormat", "ListFormat", "PluralRules", "RelativeTimeFormat", "Collator"] as const) {
    const noted = {
      construct: (target: new () => object, args: [], made: new () => object) => (note(name), Reflect.construct(target, args, made)),
    };
    Object.defineProperty(Intl, name, { value: new Proxy<new () => object>(Intl[name], noted) });
  }
}

const shown = {
  ...pages,
  "a product with reviews": `/products/${stressCases.nonAsciiReview}`,
  "a product on sale": `/products/${stressCases.endingDeal}`,
};

for (const name of [
  "home",
  "a root category",
  "a product with reviews",
  "a product on sale",
  "an article",
  "a video",
  "the cart",
  "an expert",
] as const) {
  // The first of them takes a slow phone 50 ms.
  test(`${name} is at work without the browser's own formatters`, async ({ page }) => {
    await page.addInitScript(noteFormatters);
    await openHydrated(page, shown[name]);
    await waitForParts(page);
    expect(await page.evaluate(() => window.formattersMade)).toEqual([]);
    await page.evaluate(() => new Intl.DateTimeFormat("en-AU"));
    expect(await page.evaluate(() => window.formattersMade.length), "they would be noted").toBe(1);
  });
}
