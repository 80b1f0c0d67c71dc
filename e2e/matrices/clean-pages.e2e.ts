import { expect, test } from "@playwright/test";
import { watchConsole } from "../console-watch.ts";
import { waitForHydration } from "../hydrated.ts";
import { pages } from "../pages.ts";

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

const widths = [390, 820, 1440];

for (const [name, path] of Object.entries(pages)) {
  test(`${name} hydrates without a word in the console, a CSP violation or a second API call, is styled throughout and never scrolls sideways`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    const apiCalls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/") && pathname !== "/api/cart") apiCalls.push(pathname);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await waitForHydration(page);
    expect(messages).toEqual([]);
    expect(apiCalls).toEqual([]);
    expect(await page.evaluate(classesWithoutStyle), "classes that no rule names").toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, `wider than the screen at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
