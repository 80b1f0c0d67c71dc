import { type BrowserContext, test as base } from "@playwright/test";
import { e2eAddress } from "../shop/address.ts";

/** For tests that look at one page after another: a worker's pages share the browser's cache, so that code, styles and fonts are read once, and remember nothing else of each other. */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: e2eAddress.shop });
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ sharedContext }, use) => use(sharedContext),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Storage.clearDataForOrigin", { origin: e2eAddress.shop, storageTypes: "cookies,local_storage" });
    await use(page);
    await page.close();
  },
});
