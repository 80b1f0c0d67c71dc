import type { Page } from "@playwright/test";

/** How long a shopper waits, in milliseconds from the press that leads to the page. */
export type VisitWait = { largestPaintMs: number; buyBoxAnswersMs: number };

/** As the presets of DevTools have it: "Slow 4G" and a processor a quarter as fast. */
const slow4g = { offline: false, latency: 150 * 3.75, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (0.75e6 / 8) * 0.9 };
export const cpuSlowdown = 4;
const longestWaitMs = 60_000;

/** Nothing that the page asks for from now on comes from the browser's memory, and all of it comes slowly. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devTools.send("Network.emulateNetworkConditions", slow4g);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

/** A product's page on a telephone: when its largest picture or text is painted, and when a press on "One more" counts. */
export async function measureWait(page: Page, path: string): Promise<VisitWait> {
  await page.setViewportSize({ width: 390, height: 844 });
  // Once without a hurry, so that no cache of the shop is cold.
  await page.goto(path, { waitUntil: "networkidle" });
  await slowDown(page);
  await page.addInitScript(() => {
    const state = { paintedAt: 0, answeredAt: 0 };
    Object.assign(window, { wait: state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.paintedAt = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    const timer = setInterval(() => {
      const form = document.querySelector("form#add-to-cart");
      const count = form?.querySelector<HTMLInputElement>('input[name="quantity"]');
      if (!count) return;
      if (Number(count.value) > 1) {
        state.answeredAt = performance.now();
        clearInterval(timer);
      } else form?.querySelector<HTMLButtonElement>('button[aria-label="One more"]')?.click();
    }, 25);
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, "wait") ?? {}, "answeredAt") > 0, undefined, { timeout: longestWaitMs });
  await page.waitForLoadState("load");
  const { paintedAt, answeredAt } = await page.evaluate((): { paintedAt: number; answeredAt: number } => Reflect.get(window, "wait"));
  return { largestPaintMs: Math.round(paintedAt), buyBoxAnswersMs: Math.round(answeredAt) };
}
