import type { IncomingMessage } from "node:http";
import { ipKeyGenerator } from "express-rate-limit";
import { clientAddress } from "#server/input/http/client-address.ts";
import { isUncounted, limitOf, type RateLimitSettings } from "./create-rate-limit.ts";
import { isForeignEmbed, isForeignFrame } from "./create-rate-limits.ts";

/** Makes a page for a visitor; null where nothing came of it, or where the pipeline has to refuse them. */
export type PageAllowance = <Page>(req: IncomingMessage, make: () => Promise<Page | null>) => Promise<Page | null>;

type PageAllowanceSettings = RateLimitSettings & { trustedProxyHops: number };

/** Holds visitors to their allowance of pages where one is made for them ahead of the pipeline, and counts it with those that the pipeline answers. */
export function createPageAllowance({ trustedProxyHops, storeOf, ...settings }: PageAllowanceSettings): PageAllowance {
  const limit = limitOf("pages", settings.factor);
  const store = storeOf("pages");

  return async function withinAllowance(req, make) {
    const { url = "", headers } = req;
    if (isForeignEmbed({ path: url, headers }) || isForeignFrame({ headers })) return null;
    const ip = clientAddress(req, trustedProxyHops);
    if (ip === undefined || isUncounted({ ip, headers }, settings)) return make();
    const key = ipKeyGenerator(ip);
    const { totalHits } = await store.increment(key);
    const page = totalHits > limit ? null : await make();
    // Without a page they go on to the pipeline, which counts them itself.
    if (page === null) await store.decrement(key);
    return page;
  };
}
