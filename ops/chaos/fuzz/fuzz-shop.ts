import { sitemapPaths } from "../../shopper/sitemap.ts";
import { fuzzRequests, type OpenApi } from "./requests.ts";
import { type Outcome, type RawRequest, sendRequest } from "./send-request.ts";

type FuzzOptions = { origin: string; seed: number; count: number; /** How many are under way at a time. */ width?: number };
type Finding = { index: number; request: RawRequest; outcome: Outcome };
type FuzzResult = {
  /** How many answers had which status, the rarest last. */ statuses: [status: string, count: number][];
  findings: Finding[];
};

const ownWords = [
  "brake",
  "hq monaro",
  "ABC123",
  "VIC",
  "3058",
  "sam@example.com",
  "home",
  "pages/contact",
  "latest",
  "up-to-50",
  "1",
  "20",
  "/parts",
  "true",
];
const plainPages = [
  "/",
  "/parts",
  "/cart",
  "/search",
  "/garage",
  "/stores",
  "/content-hub",
  "/account",
  "/account/addresses",
  "/login",
  "/callback",
  "/logout",
  "/newsletter",
  "/contact",
  "/stock-alerts",
  "/quick-order",
  "/preview",
  "/checkout",
  "/robots.txt",
  "/sitemap.xml",
  "/client-reports",
  "/client-reports/csp",
  "/web-vitals",
  "/webhooks/storyblok",
  "/favicon.svg",
  "/_vendors/mailbox",
  "/.env",
];

/** Asks a running shop what nobody would, and tells what came of it. A 5xx is a finding, and so is no answer. */
export async function fuzzShop({ origin, seed, count, width = 6 }: FuzzOptions): Promise<FuzzResult> {
  const api: OpenApi = await (await fetch(`${origin}/api/openapi.json`)).json();
  const products = await firstPaths(origin, "products-1");
  const pages = [...plainPages, ...products, ...(await firstPaths(origin, "categories")), ...(await firstPaths(origin, "pages"))];
  const words = [...ownWords, ...products.map((path) => path.slice("/products/".length)), ...(await variantsOf(origin, products[0] ?? ""))];
  const requests = fuzzRequests({ api, pages, words }, seed, count);

  const findings: Finding[] = [];
  const statuses = new Map<string, number>();
  const left = requests.entries();
  async function sendOthers(): Promise<void> {
    for (const [index, request] of left) {
      const outcome = await sendRequest(origin, request);
      const name = outcome.status === null ? "no answer" : String(outcome.status);
      statuses.set(name, (statuses.get(name) ?? 0) + 1);
      if (outcome.status === null || outcome.status >= 500) findings.push({ index, request, outcome });
    }
  }
  await Promise.all(Array.from({ length: width }, sendOthers));
  return { statuses: [...statuses].toSorted(([, one], [, other]) => other - one), findings };
}

const firstPaths = async (origin: string, sitemap: string) => (await sitemapPaths(origin, sitemap)).slice(0, 12);

async function variantsOf(origin: string, productPath: string): Promise<string[]> {
  const html = await (await fetch(origin + productPath)).text();
  return [...new Set(html.match(/gid:\/\/shopify\/ProductVariant\/\d+/g))].slice(0, 4);
}
