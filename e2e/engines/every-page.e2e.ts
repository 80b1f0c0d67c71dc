import { expect, test } from "@playwright/test";
import { e2eAddress } from "../support/shop/address.ts";
import { pages } from "../support/steps/pages.ts";
import { type Engine, sizes, type StartEngine } from "./engine.ts";
import { startFirefox } from "./start-firefox.ts";
import { startWebKit } from "./start-webkit.ts";

const engines: Record<string, StartEngine> = { Firefox: startFirefox, WebKit: startWebKit };

/** Runs in the page, once all of its code has come: how many titles it shows, and whether it scrolls sideways. */
const shown = `(() => ({
  titles: [...document.querySelectorAll("h1")].filter((title) => title.checkVisibility()).length,
  isTooWide: document.documentElement.scrollWidth > innerWidth,
}))()`;

async function openWhole(engine: Engine, path: string): Promise<void> {
  await engine.open(e2eAddress.shop + path);
  await expect.poll(() => engine.evaluate("document.documentElement.dataset.hydrated"), { message: path }).toBe("parts");
  await expect.poll(() => engine.evaluate(`document.querySelector("[popover=manual]") !== null`), { message: path }).toBe(true);
}

for (const [name, start] of Object.entries(engines)) {
  test(`in ${name} every kind of page shows its title, fits a phone and leaves the console silent`, async () => {
    test.setTimeout(600_000);
    const engine = await start(sizes.phone);
    try {
      for (const [page, path] of Object.entries(pages)) {
        await openWhole(engine, path);
        expect.soft(await engine.evaluate(shown), page).toEqual({ titles: 1, isTooWide: false });
      }
      expect(await engine.messages()).toEqual([]);
    } finally {
      await engine.close();
    }
  });
}
