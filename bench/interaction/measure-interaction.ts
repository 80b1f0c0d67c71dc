import { chromium, type Page } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { browserArguments } from "../../e2e/support/browser/browser-arguments.ts";
import { findChromium } from "../../scripts/find-chromium.ts";
import { type Spread, spreadOf } from "../report/spread.ts";
import { shopIsUp, shopUrl, startShop } from "../shop.ts";
import { cpuSlowdown } from "../visit/visit-wait.ts";
import { measureBlocking } from "./blocking-time.ts";
import { pressToPaint, type PressToPaint } from "./press-to-paint.ts";

const rounds = 3;
/** What browsers' makers call good. */
export const worstEventMsMax = 200;

const product = `/products/${stressCases.manyApplications}`;
const list = "/parts/body-and-exterior";

type Journey = { path: string; width: number; act: (page: Page) => Promise<void> };

const phone = 390;
const desktop = 1440;

const journeys: Record<string, Journey> = {
  "typing a search": {
    path: "/",
    width: desktop,
    async act(page) {
      await page.getByRole("combobox", { name: "Search" }).click();
      await page.keyboard.type("brake pads", { delay: 150 });
      await page.getByRole("option").first().waitFor();
    },
  },
  "typing a search on a phone": {
    path: "/",
    width: phone,
    async act(page) {
      await page.getByRole("combobox", { name: "Search" }).click();
      await page.keyboard.type("brake pads", { delay: 150 });
      await page.getByRole("option").first().waitFor();
    },
  },
  "pressing filters": {
    path: list,
    width: desktop,
    async act(page) {
      for (const index of [0, 1]) {
        await page.getByRole("main").getByRole("group", { name: "Filters" }).getByRole("checkbox").nth(index).click();
        await page.waitForTimeout(600);
      }
    },
  },
  "following a link and going back": {
    path: list,
    width: phone,
    async act(page) {
      await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first().click();
      await page.waitForURL(/\/products\//);
      await page.locator("form#add-to-cart").waitFor();
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first().click();
      await page.waitForURL(/\/parts/);
    },
  },
  "adding to the cart": {
    path: product,
    width: phone,
    async act(page) {
      await page.locator("form#add-to-cart").getByRole("button", { name: "One more" }).click();
      await page.locator("form#add-to-cart").getByRole("button", { name: "Add to cart" }).click();
      await page.getByRole("dialog", { name: "Added to your cart" }).waitFor();
      await page.keyboard.press("Escape");
    },
  },
  "opening drawers": {
    path: "/newsletter",
    width: phone,
    async act(page) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Close menu" }).click();
      await page.getByRole("link", { name: /^Cart,/ }).click();
      await page.getByRole("dialog", { name: "Your cart" }).waitFor();
      await page.keyboard.press("Escape");
    },
  },
};

type WorstEvent = {
  journey: string;
  event: string;
  durationMs: number;
  /** Of all rounds. */ spread: Spread;
  ofIt: { waitMs: number; workMs: number; paintMs: number };
};
export type Interaction = { worst: WorstEvent[]; paints: PressToPaint[]; blocking: { path: string; blockedMs: Spread }[] };

/** The slowest answer of each journey to a press or a key, as the Event Timing API tells it: from the event to the next paint. Of a few rounds the middle one, since others use the machine, too. */
export async function measureInteraction(): Promise<Interaction> {
  const shop = startShop();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  const inPage = async <Result>(width: number, run: (page: Page) => Promise<Result>) => {
    const context = await browser.newContext({ baseURL: shopUrl, viewport: { width, height: 844 }, serviceWorkers: "block" });
    try {
      return await run(await context.newPage());
    } finally {
      await context.close();
    }
  };
  try {
    await shopIsUp();
    const worst: WorstEvent[] = [];
    for (const [journey, { path, width, act }] of Object.entries(journeys)) {
      const found: Told[] = [];
      for (let round = 0; round < rounds; round++) {
        // oxlint-disable-next-line no-await-in-loop
        found.push(await inPage(width, (page) => worstEventOf(page, path, act)));
      }
      const middle = found.toSorted((one, other) => one.durationMs - other.durationMs)[Math.floor(rounds / 2)];
      if (middle) worst.push({ journey, ...middle, spread: spreadOf(found.map(({ durationMs }) => durationMs)) });
    }
    const paints = await inPage(desktop, (page) => pressToPaint(page, list));
    const blocking: Interaction["blocking"] = [];
    for (const path of ["/", list, product]) {
      // So that no cache of the shop is cold.
      // oxlint-disable-next-line no-await-in-loop
      await (await fetch(shopUrl + path)).text();
      // oxlint-disable-next-line no-await-in-loop
      blocking.push({ path, blockedMs: await severalOf(() => inPage(phone, (page) => measureBlocking(page, path))) });
    }
    return { worst, paints, blocking };
  } finally {
    await browser.close();
    shop.kill("SIGTERM");
  }
}

async function severalOf(measure: () => Promise<number>): Promise<Spread> {
  const found: number[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (let round = 0; round < rounds; round++) found.push(await measure());
  return spreadOf(found);
}

type Told = Omit<WorstEvent, "journey" | "spread">;

async function worstEventOf(page: Page, path: string, act: Journey["act"]): Promise<Told> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
        const { name, startTime, duration, processingStart, processingEnd } = entry;
        const ofIt = {
          waitMs: processingStart - startTime,
          workMs: processingEnd - processingStart,
          paintMs: startTime + duration - processingEnd,
        };
        told.push({ event: name, durationMs: duration, ofIt });
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  await page.goto(path, { waitUntil: "load" });
  await page.locator('html[data-hydrated="parts"]').waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await act(page);
  await page.waitForTimeout(1000);
  const told = await page.evaluate((): Told[] => Reflect.get(window, "told"));
  const [worst] = told.toSorted((one, other) => other.durationMs - one.durationMs);
  return worst ?? { event: "none over 16 ms", durationMs: 16, ofIt: { waitMs: 0, workMs: 0, paintMs: 0 } };
}
