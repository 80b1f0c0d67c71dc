import { z } from "zod";
import { clientReportsPath } from "#shared/domain/client-report.ts";
import { type WebVitalsReport, webVitalsPath } from "#shared/domain/web-vitals.ts";
import { cookiesOf } from "../../shopper/cookie-jar.ts";
import { findProgram } from "../../stack/find-program.ts";
import { dashboardsDir } from "../src/dashboards.ts";
import { queriesOf, readDashboards } from "./dashboard-queries.ts";
import { findSilentQueries } from "./run-queries.ts";
import { startStack, type Stack } from "./stack.ts";

/** Runs every query of every dashboard against a Prometheus that scrapes the built shop under a little load. Queries of the log are only parsed, in the unit tests: there is no Loki here. */

const loadMs = 40_000;
const logFolder = "test-results/dashboards";
const print = (line: string) => process.stdout.write(`${line}\n`);

const productsSchema = z.object({ products: z.array(z.object({ handle: z.string(), variantId: z.string() })).min(1) });

const vitals: WebVitalsReport["vitals"] = { lcp: 1200, inp: 80, fcp: 700, ttfb: 90, cls: 0.02 };
const measured: WebVitalsReport[] = [
  { route: "home", device: "mobile", vitals },
  { route: "product", device: "desktop", vitals },
];

type Call = { path: string; method?: string; body?: object | string; headers?: Record<string, string> };

/** Calls the shop as browsers and vendors do; throws where it fails by its own fault, because then the numbers tell of something else. */
async function call(origin: string, { path, method = "GET", body, headers = {} }: Call): Promise<Response> {
  const type = typeof body === "string" ? "text/plain" : "application/json";
  const init =
    body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body), headers: { "content-type": type } };
  const answer = await fetch(`${origin}${path}`, { redirect: "manual", method, ...init, headers: { ...init.headers, ...headers } });
  if (answer.status >= 500) throw new Error(`${method} ${path} was answered with ${answer.status}`);
  await answer.arrayBuffer();
  return answer;
}

/** One shopper from the front page to the checkout, and what else reaches a shop in the meantime: a little of everything that it counts. */
async function visitShop(origin: string): Promise<void> {
  const found = await fetch(`${origin}/api/search/products?availability=In+Stock`);
  const [product] = productsSchema.parse(await found.json()).products;
  if (!product) throw new Error("The shop has no product to look at");

  for (const path of ["/", "/parts", "/search?q=brake", "/search?q=qqqqzzzz", `/products/${product.handle}`, "/nothing-here"])
    await call(origin, { path });
  const added = await call(origin, { path: "/api/cart/lines", method: "POST", body: { lines: [{ variantId: product.variantId }] } });
  const cookie = cookiesOf(added);
  for (const path of ["/cart", "/cart/checkout"]) await call(origin, { path, headers: { cookie } });

  for (const report of measured) await call(origin, { path: webVitalsPath, method: "POST", body: JSON.stringify(report) });
  await call(origin, { path: webVitalsPath, method: "POST", body: "{}" });
  await call(origin, { path: clientReportsPath, method: "POST", body: JSON.stringify({ event: "malformed-cart" }) });
  await call(origin, { path: "/cart", method: "POST", headers: { "sec-fetch-site": "cross-site" } });
  await call(origin, { path: "/webhooks/storyblok", method: "POST", body: {} });
  await call(origin, { path: "/callback?state=nobody&code=nothing" });
  await call(origin, { path: "/", headers: { "x-synthetic-traffic": "dashboards" } });
}

async function load({ shop }: Stack): Promise<number> {
  const until = Date.now() + loadMs;
  let visits = 0;
  while (Date.now() < until) {
    await Promise.all([visitShop(shop), visitShop(shop)]);
    visits += 2;
  }
  return visits;
}

async function check(prometheusProgram: string): Promise<void> {
  const startedAt = Date.now() / 1000;
  const stack = await startStack(prometheusProgram, logFolder);
  try {
    print(`${await load(stack)} visits in ${loadMs / 1000} s`);
    const dashboards = readDashboards(dashboardsDir);
    const queries = dashboards.flatMap(queriesOf);
    const promql = queries.filter(({ language }) => language === "promql");
    const problems = await findSilentQueries(stack.prometheus, promql, startedAt);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    print(`${promql.length - problems.length} of ${promql.length} PromQL queries of ${dashboards.length} dashboards return series`);
    print(`${queries.length - promql.length} LogQL queries were not run: the unit tests parse them`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}

const prometheus = await findProgram("prometheus");
if (prometheus === undefined) {
  process.stderr.write("prometheus isn't installed (Debian: apt-get install prometheus)\n");
  process.exitCode = 1;
} else await check(prometheus);
