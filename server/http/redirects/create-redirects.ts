import type { RequestHandler } from "express";
import { canonicalPath } from "#server/input/addresses/canonical-path.ts";
import type { GoWithout } from "#server/observability/go-without.ts";
import { pathOf } from "../guards/create-address-check.ts";

type StoreList = { list(): Promise<readonly { placeId: string; url: string }[]> };

/**
 * Sends GET and HEAD to the one address of a page, lower case, trailing slash and a store's name in a single hop, the query untouched. Paths that could be read as another
 * host were refused by `createAddressCheck`, and taking slashes off a path's end makes none.
 */
export function createRedirects(stores: StoreList, goWithout: GoWithout): RequestHandler {
  /** A store's own address, where the path names one that is known; without the stores the path alone is mended. */
  async function addressOf(path: string): Promise<string> {
    const placeId = /^\/stores\/([^/]+)(?:\/[^/]*)?$/.exec(path)?.[1];
    if (placeId === undefined) return path;
    const known = await stores.list().catch(goWithout("address of a store"));
    return known?.find((store) => store.placeId === placeId)?.url ?? path;
  }

  return async function redirects(req, res, next) {
    const path = pathOf(req.originalUrl);
    const isRead = req.method === "GET" || req.method === "HEAD";
    const canonical = canonicalPath(path);
    if (!isRead || canonical === path) {
      next();
      return;
    }
    res.locals.routeId = "redirect";
    const query = req.originalUrl.slice(path.length);
    // Written by hand, because res.redirect would encode the query anew.
    res.writeHead(301, { location: (await addressOf(canonical)) + query, "cache-control": "public, max-age=3600" }).end();
  };
}
