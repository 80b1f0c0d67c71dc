import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    layoutShifts?: { value: number; what: string[] }[];
  }
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };

/** Runs in every page, before its own scripts. What moves after a press counts too, which web vitals leave out. */
function watchShifts(): void {
  window.layoutShifts = [];
  const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "gone"));
  const placeOf = ({ x, y, width, height }: DOMRect) => `${x}, ${y}, ${width} by ${height},`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The browser's types don't know this kind of entry.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const { value, sources } = entry as Shift;
      window.layoutShifts?.push({
        value,
        what: sources.map(({ node, previousRect: from, currentRect: to }) => `${nameOf(node)} from ${placeOf(from)} to ${placeOf(to)}`),
      });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export const watchLayoutShifts = (page: Page) => page.addInitScript(watchShifts);

/** Forgets what has moved so far. */
export const forgetLayoutShifts = (page: Page) => page.evaluate(() => void (window.layoutShifts = []));

/** Expects that what moved since the document came, or since it was forgotten, is at most so much of the screen. */
export async function expectLayoutShiftAtMost(page: Page, most: number, when: string): Promise<void> {
  const shifts = await page.evaluate(
    () => new Promise<NonNullable<typeof window.layoutShifts>>((resolve) => setTimeout(() => resolve(window.layoutShifts ?? []), 300)),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${when} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}
