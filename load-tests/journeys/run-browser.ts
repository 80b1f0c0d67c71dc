import { check, sleep } from "k6";
import { browser } from "k6/browser";
import exec from "k6/execution";
import type { Settings } from "../settings/read-settings.ts";
import type { SiteData } from "../shop/sitemap.ts";
import { choosing } from "./choosing.ts";
import { syntheticHeader } from "./headers.ts";

/** How long a page is looked at before the next: what a browser measures of a page it tells when the page is left. */
const lookSeconds = 2;
const searchField = 'header input[name="q"]';

/** Opens the home page, a department and a product as a person's browser does, and types into the search field so that there is a response to time. */
export function runBrowser(settings: Settings): (data: SiteData) => Promise<void> {
  const { origin, seed } = settings;
  return async ({ departments, products }) => {
    const { pick } = choosing(`${seed} browser ${exec.scenario.iterationInTest}`);
    const context = await browser.newContext({ extraHTTPHeaders: syntheticHeader(settings) });
    const page = await context.newPage();
    try {
      for (const path of ["/", pick(departments) ?? "/", pick(products) ?? "/"]) {
        const response = await page.goto(origin + path, { waitUntil: "networkidle" });
        check(response, { "the browser is answered 200": (answer) => answer?.status() === 200 });
        const field = page.locator(searchField);
        await field.click();
        await field.type("brake");
        sleep(lookSeconds);
      }
    } finally {
      await page.close();
      await context.close();
    }
  };
}
