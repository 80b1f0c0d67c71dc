import type { Page } from "@playwright/test";
import { slowDown } from "../visit/visit-wait.ts";

/** What Lighthouse calls good is 200; the page is not to come near it. */
export const blockingMsMax = 150;
/** As long without a task that is long, a page that has loaded has come to rest. */
const quietMs = 3000;

/** How long a press would have had to wait in all while a page loads on Slow 4G and a processor a quarter as fast: each task's time beyond 50 ms, from the first paint until the page is at rest. */
export async function measureBlocking(page: Page, path: string): Promise<number> {
  await slowDown(page);
  await page.addInitScript(() => {
    const tasks: { startTime: number; duration: number }[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  });
  await page.goto(path, { waitUntil: "load" });
  await page.locator('html[data-hydrated="parts"]').waitFor({ state: "attached" });
  await page.waitForTimeout(quietMs);
  return page.evaluate(() => {
    const tasks: { startTime: number; duration: number }[] = Reflect.get(window, "tasks");
    const paintedAt = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const taskMs = 50;
    return tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime + taskMs, paintedAt))
      .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
  });
}
