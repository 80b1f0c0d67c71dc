import { z } from "zod";
import { clientReportsPath } from "#shared/domain/client-report.ts";
import { type WebVitalsReport, webVitalsPath } from "#shared/domain/web-vitals.ts";

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
export async function visitShop(origin: string): Promise<void> {
  const found = await fetch(`${origin}/api/search/products?availability=In+Stock`);
  const [product] = productsSchema.parse(await found.json()).products;
  if (!product) throw new Error("The shop has no product to look at");

  for (const path of ["/", "/parts", "/search?q=brake", "/search?q=qqqqzzzz", `/products/${product.handle}`, "/nothing-here"])
    await call(origin, { path });
  const added = await call(origin, { path: "/api/cart/lines", method: "POST", body: { lines: [{ variantId: product.variantId }] } });
  const cookie = added.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  for (const path of ["/cart", "/cart/checkout"]) await call(origin, { path, headers: { cookie } });

  for (const report of measured) await call(origin, { path: webVitalsPath, method: "POST", body: JSON.stringify(report) });
  await call(origin, { path: webVitalsPath, method: "POST", body: "{}" });
  await call(origin, { path: clientReportsPath, method: "POST", body: JSON.stringify({ event: "malformed-cart" }) });
  await call(origin, { path: "/cart", method: "POST", headers: { "sec-fetch-site": "cross-site" } });
  await call(origin, { path: "/webhooks/storyblok", method: "POST", body: {} });
  await call(origin, { path: "/callback?state=nobody&code=nothing" });
  await call(origin, { path: "/", headers: { "x-synthetic-traffic": "dashboards" } });
}
