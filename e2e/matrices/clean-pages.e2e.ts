import { type Browser, expect, type Page } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openWithAllParts } from "../support/steps/all-parts.ts";
import { expectNoAxeFaults, expectRoomForThumbs } from "../support/browser/axe.ts";
import { fillCart, plainPart, plentifulProducts } from "../support/steps/cart-steps.ts";
import { watchConsole } from "../support/browser/console-watch.ts";
import { waitForHydration } from "../support/browser/hydrated.ts";
import { expectRoomForWords } from "../support/browser/text-size.ts";
import { pages } from "../support/steps/pages.ts";
import { test } from "../support/browser/test-with-warm-cache.ts";

/** Runs in the page: a class that no rule names means that a part's stylesheet was left out of the build. */
function classesWithoutStyle(): string[] {
  const selectors: string[] = [];
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) collect(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const known = new Set(selectors.join(" ").match(/\.[\w-]+/g));
  const used = new Set([...document.querySelectorAll("[class]")].flatMap((element) => Array.from(element.classList)));
  return [...used].filter((name) => !known.has(`.${name}`));
}

test("a product, the cart and an article print black on white, with all that takes turns and nothing that only works on a screen", async ({
  page,
}) => {
  const [part] = await plentifulProducts(page, "q=brake", 5);
  await fillCart(page, [{ variantId: part?.variantId ?? "" }]);
  // As wide as A4 between its margins, from a dark screen.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const path of [plainPart, "/cart", pages["an article"]]) {
    await page.emulateMedia({ colorScheme: "dark" });
    await openWithAllParts(page, path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const sheet = await page.evaluate(() => {
      const shown = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility());
      const styleOf = (element: Element) => getComputedStyle(element);
      const written = shown.filter((element) => [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()));
      return {
        ink: styleOf(document.body).color,
        grounds: written
          .filter((element) => /^rgb\((?!255, 255, 255)/.test(styleOf(element).backgroundColor))
          .map((element) => element.getAttribute("class")),
        held: shown
          .filter((element) => ["fixed", "sticky"].includes(styleOf(element).position))
          .map((element) => element.getAttribute("class")),
        controls: shown.filter((element) => element.matches("button, dialog, nav, iframe, select")).length,
        hiddenPanels: [...document.querySelectorAll("[role=tabpanel]")].filter((panel) => !panel.checkVisibility()).length,
      };
    });
    expect(sheet.ink, path).toBe("rgb(0, 0, 0)");
    expect(sheet, path).toMatchObject({ grounds: [], held: [], controls: 0, hiddenPanels: 0 });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

for (const path of ["/", "/parts/body-and-exterior", `/products/${stressCases.universalSixVariants}`, "/search?q=brake"]) {
  test(`whatever a thumb can press on ${path} has room for one`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    await openWithAllParts(page, path);
    for (const width of [390, 412]) await expectRoomForThumbs(page, width);
  });
}

/** Once for the first look, once for what scripts change, and some. A rule that looks from the body into all of the page (`body:has(…)`) made it seven times. */
const mostStyled = 2.5;

type TimelineEvent = { name: string; args?: { elementCount?: number } };

/** How many elements' styles are worked out while a page is opened, and how many elements it has. */
async function countStyled(browser: Browser, page: Page, open: () => Promise<void>): Promise<{ styled: number; elements: number }> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await open();
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const trace: { traceEvents: TimelineEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const updates = trace.traceEvents.filter((event) => event.name === "UpdateLayoutTree");
  return { styled: updates.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0), elements };
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name} hydrates without a word in the console, a CSP violation or a second API call, is styled throughout, and hardly more than once for each of its elements, has no fault that axe can find at three widths in either scheme, and never scrolls sideways, be its text half as large again or twice as large`, async ({
    page,
    browser,
  }) => {
    const messages = watchConsole(page);
    const apiCalls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) apiCalls.push(pathname);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    const { styled, elements } = await countStyled(browser, page, async () => {
      await page.goto(path, { waitUntil: "networkidle" });
      await waitForHydration(page);
    });
    expect(messages).toEqual([]);
    expect(apiCalls).toEqual([]);
    // Some were: what stands far below the screen has none before somebody comes near.
    expect(styled, `styles of ${elements} elements`).toBeGreaterThan(elements / 10);
    expect(styled, `styles of ${elements} elements`).toBeLessThanOrEqual(elements * mostStyled);
    expect(await page.evaluate(classesWithoutStyle), "classes that no rule names").toEqual([]);
    await expectNoAxeFaults(page, [1440, 820, 390]);
    await expectRoomForWords(page);
  });
}
