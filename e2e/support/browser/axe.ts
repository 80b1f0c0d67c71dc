import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const widths = [390, 820, 1440];

/** Less than half as long as the one that can be read; each document has to read it. */
const axeSource = readFile("node_modules/axe-core/axe.min.js", "utf8");

async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await axeSource);
}

/** What a scheme can spoil: it changes colours and nothing else. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Runs in the page. Only faults are named and written out, for the words about all that is right take much of axe's time. */
async function findFaults(runOnly: string[] | null): Promise<string[]> {
  window.axe.configure({ noHtml: true });
  const { violations } = await window.axe.run(document, {
    resultTypes: ["violations"],
    elementRef: true,
    selectors: false,
    preload: false,
    iframes: false,
    ...(runOnly && { runOnly }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, 160)).join(" | ")}`);
}

/** What observers answer to a new width, and what is rendered upon it, is there two frames later. */
const untilObserved = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));

/** Looks at the page as it stands, at three widths and in both schemes, of which the second is asked about colours alone. */
export async function expectNoAxeFaults(page: Page, atWidths = widths): Promise<void> {
  await addAxe(page);
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.evaluate(untilObserved);
    expect(await page.evaluate(findFaults, null), `light at ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await page.evaluate(findFaults, colourRules), `dark at ${width} px`).toEqual([]);
  }
}

/** A thumb's targets: 24 px each way, or as much room to the next; axe asks this only where it is told to. */
export async function expectRoomForThumbs(page: Page, width: number): Promise<void> {
  await addAxe(page);
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(untilObserved);
  expect(await page.evaluate(findFaults, ["target-size"]), `targets at ${width} px`).toEqual([]);
}
