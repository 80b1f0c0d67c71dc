import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { browserArguments } from "../../e2e/support/browser/browser-arguments.ts";
import { findChromium } from "../../scripts/find-chromium.ts";
import { type Spread, spreadOf } from "../report/spread.ts";
import { shopIsUp, shopUrl, startShop } from "../shop.ts";

const debuggingPort = 3295;
/** Others use the machine, too: of a few runs the middle one counts. */
const runs = 3;
const pages = {
  home: "/",
  category: "/parts/body-and-exterior",
  product: `/products/${stressCases.universalSixVariants}`,
  search: "/search?q=brake",
};

/** Out of a hundred. */
export const lighthouseGoals = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof lighthouseGoals;
const categories: Category[] = ["performance", "accessibility", "best-practices", "seo"];
/** Searches are kept out of search engines on purpose. */
const onPurpose = new Set(["search: is-crawlable"]);

export type LighthousePage = {
  page: string;
  scores: Record<Category, number>;
  /** Of all runs. */
  performance: Spread;
  largestPaintMs: number;
  blockedMs: number;
  /** What costs points, and isn't meant to. */
  faults: { category: Category; text: string }[];
};

/** What Lighthouse says of four kinds of pages on its own phone, which it makes as slow as it thinks phones are. */
export async function measureLighthouse(): Promise<LighthousePage[]> {
  const shop = startShop();
  try {
    await shopIsUp();
    const measured: LighthousePage[] = [];
    for (const [page, path] of Object.entries(pages)) {
      // Warm, as nearly every visitor finds it.
      // oxlint-disable-next-line no-await-in-loop
      await (await fetch(shopUrl + path)).text();
      const found: Omit<LighthousePage, "performance">[] = [];
      // oxlint-disable-next-line no-await-in-loop
      for (let run = 0; run < runs; run++) found.push(readReport(page, await reportOn(shopUrl + path)));
      const middle = found.toSorted((one, other) => one.scores.performance - other.scores.performance)[Math.floor(runs / 2)];
      if (middle) measured.push({ ...middle, performance: spreadOf(found.map(({ scores }) => scores.performance)) });
    }
    return measured;
  } finally {
    shop.kill("SIGTERM");
  }
}

/** Each in a browser of its own, that has nothing of the shop yet. */
async function reportOn(url: string): Promise<Result> {
  const args = [...browserArguments, `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    const run = await lighthouse(url, { port: debuggingPort, onlyCategories: categories, logLevel: "error" });
    if (!run) throw new Error(`Lighthouse says nothing of ${url}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

function readReport(page: string, { categories: found, audits, runtimeError }: Result): Omit<LighthousePage, "performance"> {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (category: Category) => Math.round((found[category]?.score ?? 0) * 100);
  const faults = categories.flatMap((category) =>
    (found[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9 || onPurpose.has(`${page}: ${id}`)) return [];
      return [{ category, text: [`${id}: ${audit.title}`, audit.displayValue].filter(Boolean).join(", ") }];
    }),
  );
  return {
    page,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    largestPaintMs: audits["largest-contentful-paint"]?.numericValue ?? 0,
    blockedMs: audits["total-blocking-time"]?.numericValue ?? 0,
    faults,
  };
}
