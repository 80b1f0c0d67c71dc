import type { Page } from "@playwright/test";
import { type Spread, spreadOf } from "../report/spread.ts";

/** From a press on a link of a list, in milliseconds. */
export type PressToPaint = {
  what: string;
  isPrefetched: boolean;
  /** Until something shows that the press was heard. */
  feedbackMs: Spread;
  /** Until the next page is painted. */
  pageMs: Spread;
};

/** What feels like nothing at all: a page that was there already, and the first frame that shows that a press was heard. */
export const pressGoals = { paintedMs: 50, feedbackMs: 16 };

const presses = 5;
/** Longer than a rest has to be before the page is fetched, and what that takes. */
const restMs = 1500;

/** Presses links of a list, some of which a mouse has rested on until their pages were there; the middle of a few presses each. */
export async function pressToPaint(page: Page, path: string): Promise<PressToPaint[]> {
  const measured: PressToPaint[] = [];
  for (const [what, isPrefetched] of [
    ["rested on", true],
    ["pressed at once", false],
  ] as const) {
    const times: { feedbackMs: number; pageMs: number }[] = [];
    // oxlint-disable-next-line no-await-in-loop
    for (let press = 0; press < presses; press++)
      times.push(await pressOne(page, path, (isPrefetched ? 0 : presses) + press, isPrefetched));
    const all = (name: "feedbackMs" | "pageMs") => spreadOf(times.map((each) => each[name]));
    measured.push({ what, isPrefetched, feedbackMs: all("feedbackMs"), pageMs: all("pageMs") });
  }
  return measured;
}

async function pressOne(page: Page, path: string, nth: number, isPrefetched: boolean): Promise<{ feedbackMs: number; pageMs: number }> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator('html[data-hydrated="parts"]').waitFor({ state: "attached" });
  const link = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").nth(nth);
  await link.scrollIntoViewIfNeeded();
  if (isPrefetched) await link.hover();
  // In both cases: cards that have just been scrolled to are still being laid out, and nobody presses in that very frame.
  await page.waitForTimeout(restMs);
  return link.evaluate(
    (element: HTMLElement) =>
      new Promise<{ feedbackMs: number; pageMs: number }>((resolve) => {
        const pressedAt = performance.now();
        let feedbackMs = 0;
        // Right after the frame: a timer would wait for whatever else stands in line, which nobody sees.
        const painted = (call: () => void) => requestAnimationFrame(() => void scheduler.postTask(call, { priority: "user-blocking" }));
        const main = document.querySelector("main");
        const watching = new MutationObserver(() => {
          if (feedbackMs === 0) {
            feedbackMs = -1;
            painted(() => (feedbackMs = performance.now() - pressedAt));
          }
          if (!document.querySelector("form#add-to-cart")) return;
          watching.disconnect();
          painted(() => resolve({ feedbackMs, pageMs: performance.now() - pressedAt }));
        });
        if (main)
          watching.observe(document.body, {
            childList: true,
            subtree: true,
            attributes: true,
            attributeFilter: ["aria-busy", "class", "data-followed"],
          });
        element.click();
      }),
  );
}
