import { chromium, type Page } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { browserArguments } from "../../e2e/support/browser/browser-arguments.ts";
import { watchConsole } from "../../e2e/support/browser/console-watch.ts";
import { watchLayoutShifts } from "../../e2e/support/browser/layout-shifts.ts";
import { findChromium } from "../../scripts/find-chromium.ts";
import { type Spread, spreadOf } from "../report/spread.ts";
import { shopIsUp, shopUrl, startShop } from "../shop.ts";
import { measureWait, slowDown } from "./visit-wait.ts";

const rounds = 5;
const phone = { width: 390, height: 844 };
const product = `/products/${stressCases.universalSixVariants}`;
const cleanPaths = ["/", "/parts/body-and-exterior", product, "/search?q=brake", "/cart"];
/** What moves or is asked for later than this isn't the loading of the page. */
const settleMs = 1500;

type CleanPage = { path: string; shift: number; apiCalls: string[]; messages: string[] };
export type FirstView = { withScriptsMs: Spread; withoutMs: Spread; toWithout: Spread; answersMs: Spread; clean: CleanPage[] };

/** On Slow 4G and a processor a quarter as fast: when the largest part of a product's page is painted, with its scripts and without, by turns, and when its buttons answer. And on pages at full speed: what moves, is asked for again or complains. */
export async function measureFirstView(): Promise<FirstView> {
  const shop = startShop();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  const inPage = async <Result>(measure: (page: Page) => Promise<Result>) => {
    const context = await browser.newContext({ baseURL: shopUrl, viewport: phone });
    try {
      return await measure(await context.newPage());
    } finally {
      await context.close();
    }
  };
  try {
    await shopIsUp();
    const taken: { withScripts: number; without: number; answers: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const { largestPaintMs, buyBoxAnswersMs } = await inPage((page) => measureWait(page, product));
      taken.push({
        withScripts: largestPaintMs,
        answers: buyBoxAnswersMs,
        without: await inPage((page) => largestPaintWithoutScripts(page, product)),
      });
    }
    const clean: CleanPage[] = [];
    for (const path of cleanPaths) clean.push(await inPage((page) => watchPage(page, path)));
    return {
      withScriptsMs: spreadOf(taken.map(({ withScripts }) => withScripts)),
      withoutMs: spreadOf(taken.map(({ without }) => without)),
      toWithout: spreadOf(taken.map(({ withScripts, without }) => withScripts / without)),
      answersMs: spreadOf(taken.map(({ answers }) => answers)),
      clean,
    };
  } finally {
    await browser.close();
    shop.kill("SIGTERM");
  }
}

/** The same page, of whose scripts none arrives or is asked for. */
async function largestPaintWithoutScripts(page: Page, path: string): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setBlockedURLs", { urls: ["*.js"] });
  await slowDown(page);
  await page.addInitScript(() => {
    const state = { paintedAt: 0 };
    Object.assign(window, { wait: state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.paintedAt = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(path, { waitUntil: "load" });
  await page.waitForTimeout(settleMs);
  return page.evaluate((): number => Reflect.get(Reflect.get(window, "wait"), "paintedAt"));
}

async function watchPage(page: Page, path: string): Promise<CleanPage> {
  // So that no cache of the shop is cold.
  await (await fetch(shopUrl + path)).text();
  const messages = watchConsole(page);
  const apiCalls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) apiCalls.push(pathname);
  });
  await watchLayoutShifts(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator('html[data-hydrated="parts"]').waitFor({ state: "attached" });
  await page.waitForTimeout(settleMs);
  const shift = await page.evaluate(() => (window.layoutShifts ?? []).reduce((sum, { value }) => sum + value, 0));
  return { path, shift, apiCalls, messages };
}
