import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { browserHeaders, metricOf, shopIsUp, shopUrl, startShop } from "../shop.ts";

const visitors = 200;
/** Longer than all of them take, so that they come within one window. */
const freshSeconds = 60;
/** Of the pages that are kept. A search has no end of addresses, so it isn't; what two hundred do to it at once is the overload guard's to decide. */
const pages = [`/products/${stressCases.universalSixVariants}`, "/parts/body-and-exterior", "/promotions/big-brake-month"];

/** The one that is kept, and where that takes longer than sixty milliseconds one that is streamed to whoever asked first: a stream's first byte needs less of the page. */
export const rendersMax = 2;

export type ColdStart = { path: string; renders: number; /** In which the answers came. */ windows: number; htmlBytes: number };

/** How often a shop that has just started makes a page that two hundred visitors ask for at the same time, each without anything of it. */
export async function measureColdStart(): Promise<ColdStart[]> {
  const measured: ColdStart[] = [];
  for (const path of pages) measured.push(await coldPage(path));
  return measured;
}

async function coldPage(path: string): Promise<ColdStart> {
  const shop = startShop({ PAGE_CACHE_SECONDS: String(freshSeconds) });
  try {
    await shopIsUp();
    const before = await metricOf("storefront_ssr_renders_total");
    const startedAt = performance.now();
    const headers = { ...browserHeaders, "accept-encoding": "br" };
    const answers = await Promise.all(
      Array.from({ length: visitors }, async () => {
        const answer = await fetch(shopUrl + path, { headers });
        return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const refused = answers.filter(({ status }) => status !== 200);
    if (refused.length > 0) throw new Error(`${path} turned ${refused.length} of ${visitors} visitors away`);
    return {
      path,
      renders: (await metricOf("storefront_ssr_renders_total")) - before,
      windows: Math.ceil(seconds / freshSeconds),
      htmlBytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } finally {
    shop.kill("SIGTERM");
    await new Promise((resolve) => shop.once("exit", resolve));
  }
}
