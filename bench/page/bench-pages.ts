import { kB, type Report, spreadText, times } from "../report/report.ts";
import { exactly, inverse } from "../report/spread.ts";
import { measureColdStart, rendersMax } from "./cold-start.ts";
import { measureDistinctProducts, productsAsked } from "./distinct-products.ts";
import { listBudget, measureListCost } from "./list-cost.ts";
import { measurePageCost, uncachedBudget } from "./page-cost.ts";
import { measureScale, scaleBudget } from "./scale-cost.ts";
import { measureStarts, startBudget } from "./start-cost.ts";

export async function benchPages(report: Report): Promise<void> {
  const { uncached, fromMemory } = await measurePageCost();
  report.table(
    "Product page, uncached: CPU of the server's process",
    uncached.map(({ what, cpuMs, toFirst }) => ({
      what,
      "CPU ms a request": cpuMs.median.toFixed(2),
      "÷ bare React": times(toFirst.median),
      spread: spreadText(toFirst),
    })),
  );
  const besideBare = fromMemory.map(({ what, bare, shop, budget }) => ({
    what,
    bare,
    shop,
    budget,
    // Of requests, so the other way round than of what each costs.
    share: inverse(shop.toFirst),
  }));
  report.table(
    "From memory: requests per second of CPU of the server's process",
    besideBare.map(({ what, bare, shop, share }) => ({
      what,
      "the shop": Math.round(1000 / shop.cpuMs.median),
      "bare node:http": Math.round(1000 / bare.cpuMs.median),
      "the shop ÷ bare": times(share.median),
      spread: spreadText(share),
    })),
  );
  for (const { what, share, budget } of besideBare) report.measure({ what: `${what} ÷ node:http`, spread: share, goal: { least: budget } });
  const page = uncached[1];
  if (!page) throw new Error("The uncached page wasn't measured");
  report.measure({ what: `${page.what} ÷ bare React`, spread: page.toFirst, goal: { most: uncachedBudget } });
}

export async function benchDistinctProducts(report: Report): Promise<void> {
  const { first, again } = await measureDistinctProducts();
  report.table(
    `${productsAsked} distinct products, uncached: CPU of the server's process, beside one of them asked for as often`,
    [
      { "asked for": "for the first time", ...first },
      { "asked for": "again", ...again },
    ].map(({ "asked for": asked, oneMs, distinctMs, toOne }) => ({
      "asked for": asked,
      "CPU ms, one": oneMs.median.toFixed(2),
      "CPU ms, distinct": distinctMs.median.toFixed(2),
      "distinct ÷ one": times(toOne.median),
      spread: spreadText(toOne),
    })),
  );
  report.measure({ what: `${productsAsked} distinct products ÷ one, for the first time`, spread: first.toOne, goal: { most: 1.1 } });
  report.measure({ what: `${productsAsked} distinct products ÷ one, again`, spread: again.toOne, goal: { most: 1.1 } });
}

export async function benchColdStart(report: Report): Promise<void> {
  const pages = await measureColdStart();
  report.table(
    "Two hundred visitors of a shop that has just started, all at once",
    pages.map(({ path, renders, windows, htmlBytes }) => ({
      path,
      renders,
      "freshness windows": windows,
      "answers, kB": kB(htmlBytes),
    })),
  );
  for (const { path, renders, windows } of pages)
    report.measure({
      what: `${path}: renders a freshness window, cold`,
      spread: exactly(renders / windows),
      unit: "",
      goal: { most: rendersMax },
    });
}

export async function benchStarts(report: Report): Promise<void> {
  const { compiledSeconds, bareSeconds, ratio } = await measureStarts();
  report.table(
    "A start of the server alone: CPU of its process until it is ready",
    [
      { code: "compiled before, as in the image", seconds: compiledSeconds },
      { code: "compiled as it starts", seconds: bareSeconds },
    ].map(({ code, seconds }) => ({ "its code": code, "CPU s": seconds.median.toFixed(2), spread: spreadText(seconds) })),
  );
  report.note(`Compiled before ÷ as it starts: ${times(ratio.median)} (${spreadText(ratio)})`);
  report.keep("start: compiled before ÷ as it starts", ratio.median);
  report.measure({ what: "start: CPU until ready", spread: compiledSeconds, unit: "s", goal: { most: startBudget } });
}

export async function benchLists(report: Report): Promise<void> {
  const costs = await measureListCost();
  report.table(
    "Lists, uncached: server CPU with a vehicle and without",
    costs.map(({ what, withoutMs, withMs }) => ({
      what,
      "CPU ms without": withoutMs.toFixed(2),
      "CPU ms with": withMs.toFixed(2),
      "with ÷ without": times(withMs / withoutMs),
    })),
  );
  for (const { what, withoutMs, withMs } of costs)
    report.measure({ what: `${what}: with a vehicle ÷ without`, spread: exactly(withMs / withoutMs), goal: { most: listBudget } });
}

export async function benchScale(report: Report): Promise<void> {
  const costs = await measureScale();
  report.table(
    "Pages that are made, in a shop of 100,000 products beside one of 4,000: CPU of the server's process",
    costs.map(({ what, small, large }) => ({
      what,
      "CPU ms at 4,000": small.cpuMs.median.toFixed(2),
      "CPU ms at 100,000": large.cpuMs.median.toFixed(2),
      ratio: times(large.toFirst.median),
      spread: spreadText(large.toFirst),
    })),
  );
  for (const { what, large } of costs)
    report.measure({ what: `${what}: CPU at 100,000 products ÷ at 4,000`, spread: large.toFirst, goal: { most: scaleBudget } });
}
