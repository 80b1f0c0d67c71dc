import { z } from "zod";
import { cookiesOf } from "../shopper/cookie-jar.ts";
import { sitemapPaths } from "../shopper/sitemap.ts";

export type LightLoad = { counts(): { requests: number; failed: number }; stop(): Promise<void> };

const pagesASecond = 4;
const purchaseEveryMs = 5000;
const listSchema = z.object({
  products: z.array(z.object({ variantId: z.string(), quantity: z.number(), isInStoreOnly: z.boolean() })),
});

/** A few shoppers: mostly they open products that nobody has opened before, so that the cache can't help; some search, and now and then one goes to the checkout. */
export async function startLightLoad(origin: string): Promise<LightLoad> {
  const products = await sitemapPaths(origin, "products-1");
  const { products: buyable } = listSchema.parse(await (await fetch(`${origin}/api/search/products?q=brake`)).json());
  const line = buyable.find(({ quantity, isInStoreOnly }) => quantity > 0 && !isInStoreOnly);
  if (products.length === 0 || !line) throw new Error("The shop has nothing to look at");
  const counts = { requests: 0, failed: 0 };
  const running = new Set<Promise<void>>();
  let turn = 0;

  async function visit(address: string, init?: RequestInit): Promise<Response> {
    const answer = await fetch(address, { redirect: "manual", ...init });
    await answer.arrayBuffer();
    counts.requests += 1;
    if (answer.status >= 500) counts.failed += 1;
    return answer;
  }

  async function open(): Promise<void> {
    turn += 1;
    if (turn % 8 === 0) await visit(`${origin}/search?q=${turn % 16 === 0 ? "brake" : `seal ${turn}`}`);
    else if (turn % 8 === 4) await visit(`${origin}/`);
    else await visit(`${origin}${products[turn % products.length]}`);
  }

  async function buy(): Promise<void> {
    const body = JSON.stringify({ lines: [{ variantId: line?.variantId, quantity: 1 }] });
    const added = await visit(`${origin}/api/cart/lines`, { method: "POST", headers: { "content-type": "application/json" }, body });
    if (added.ok) await visit(`${origin}/cart/checkout`, { headers: { cookie: cookiesOf(added) } });
  }

  function begin(work: () => Promise<void>): void {
    const visitor: Promise<void> = work()
      .catch(() => {
        counts.failed += 1;
      })
      .finally(() => running.delete(visitor));
    running.add(visitor);
  }

  const timers = [setInterval(() => begin(open), 1000 / pagesASecond), setInterval(() => begin(buy), purchaseEveryMs)];
  return {
    counts: () => ({ ...counts }),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
