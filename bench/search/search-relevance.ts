import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogue } from "#sandbox/catalogue/open-catalogue.ts";
import { createSandboxApp } from "#sandbox/create-sandbox-app.ts";
import { readConfig } from "#server/config.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { createServices, openProjectFile } from "#server/process/create-services.ts";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import { listen } from "#server/process/listen.ts";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { isHeldApart, judgedQueries, type JudgedQuery } from "./judged/judged-query.ts";
import { type Answer, type Score, scoreAnswer } from "./judged/measure-relevance.ts";

const productCount = 5500;

export type JudgedAnswer = { query: JudgedQuery; answer: Answer; score: Score };

/** Asks the whole shop, in front of the whole sandbox, every judged query of the part that is wanted. */
export async function judgeSearch(part: "open" | "held apart"): Promise<JudgedAnswer[]> {
  const dataDir = join(tmpdir(), `rares-search-bench-${productCount}`);
  const catalogue = await openCatalogue({ dataDir, productCount });
  const shopUrl = "http://localhost:3000";
  const sandboxOptions = {
    catalogue,
    dataDir,
    publicUrl: shopUrl,
    companyName: "Rares",
    accessTokenSeconds: 3600,
    contentWebhook: null,
    reviewsWebhook: null,
  };
  const server = createServer(createSandboxApp(sandboxOptions));
  try {
    const sandboxUrl = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
    const config = readConfig({ NODE_ENV: "test", PUBLIC_URL: shopUrl, DATA_DIR: dataDir });
    const logger = createLogger({ level: "error", environment: "test", version: "0" });
    const metrics = createMetrics({ version: "0", revision: "bench" });
    const store = createLocalStore();
    const { search, catalogue: shopCatalogue } = createServices({
      config,
      sandboxUrl,
      store,
      projectFile: openProjectFile({ config, store, logger, metrics }),
      logger,
      metrics,
    });
    await warmUp(async () => (await search.products(productListInputSchema.parse({ q: "refund" }))).pages.length > 0);
    const departments = await shopCatalogue.categories();
    const judged: JudgedAnswer[] = [];
    for (const query of judgedQueries(catalogue)) {
      if (isHeldApart(query) !== (part === "held apart")) continue;
      const answer = await ask(query.text);
      judged.push({ query, answer, score: scoreAnswer(query, answer) });
    }
    return judged;

    async function ask(text: string): Promise<Answer> {
      const [list, { categories, brands }] = await Promise.all([
        search.products(productListInputSchema.parse({ q: text })),
        search.suggestions(text, undefined),
      ]);
      const pages = list.pages.length > 0 ? list.pages.map(({ url }) => url) : [...brands, ...categories].map(({ url }) => url);
      return {
        products: list.products.map(({ handle }) => handle),
        pages,
        lookup: list.lookUp?.kind ?? null,
        // A page without a result offers the departments.
        hasWayOn: list.total > 0 || pages.length > 0 || list.lookUp !== null || departments.length > 0,
      };
    }
  } finally {
    server.closeAllConnections();
    server.close();
    catalogue.close();
  }
}

const warmUpsMax = 10;
const warmUpPauseMs = 3000;

/** A shop and a sandbox that have just started in one process are slow to their first question, and the shop's patience is short. */
async function warmUp(isReady: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (await isReady()) return;
    } catch (error) {
      if (attempt === warmUpsMax) throw error;
    }
    if (attempt === warmUpsMax) throw new Error("The shop found no pages: the content did not answer in time");
    await new Promise((resolve) => setTimeout(resolve, warmUpPauseMs));
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const share = (values: boolean[]) => mean(values.map(Number));
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** NDCG@10, success@1 and the share of empty answers, a row a kind and one for all. */
export function relevanceRows(judged: JudgedAnswer[]): Record<string, string | number>[] {
  const row = (kind: string, answers: JudgedAnswer[]) => {
    const ndcgs = answers.flatMap(({ score }) => score.ndcg ?? []);
    const firsts = answers.flatMap(({ score }) => score.isFirstRight ?? []);
    return {
      kind,
      queries: answers.length,
      "NDCG@10": ndcgs.length === 0 ? "–" : mean(ndcgs).toFixed(3),
      "success@1": firsts.length === 0 ? "–" : share(firsts).toFixed(3),
      "zero results": percent(share(answers.map(({ score }) => score.isEmpty))),
      "no way on": percent(share(answers.map(({ score }) => !score.hasWayOn))),
    };
  };
  const kinds = Map.groupBy(judged, ({ query }) => query.kind);
  return [...[...kinds].map(([kind, answers]) => row(kind, answers)), row("all", judged)];
}

/** What the search promises, and by how much an answer misses it; empty when it is kept. */
export function brokenPromises(judged: JudgedAnswer[]): string[] {
  const ndcg = mean(judged.flatMap(({ score }) => score.ndcg ?? []));
  const firsts = (kind: string) => judged.filter(({ query }) => query.kind === kind).flatMap(({ score }) => score.isFirstRight ?? []);
  const broken: string[] = [];
  if (ndcg < ndcgMin) broken.push(`NDCG@10 is ${ndcg.toFixed(3)}, promised are ${ndcgMin}`);
  for (const kind of ["part number", "other number", "look-up"]) {
    const reached = share(firsts(kind));
    if (reached < successMin) broken.push(`success@1 of ${kind} is ${reached.toFixed(3)}, promised are ${successMin}`);
  }
  const stuck = judged.filter(({ score }) => !score.hasWayOn).map(({ query }) => query.text);
  if (stuck.length > 0) broken.push(`no way on from: ${stuck.join(", ")}`);
  return broken;
}

const ndcgMin = 0.85;
const successMin = 0.9;
