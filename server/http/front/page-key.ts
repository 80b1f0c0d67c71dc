import type { IncomingMessage } from "node:http";
import { readCartCount } from "#shared/domain/cart/cart-count.ts";
import { leftBehindCookie } from "#shared/domain/cart/left-behind.ts";
import { cookiePairs } from "#shared/domain/cookies.ts";
import { garageCookieName, readSelectedVehicle, type SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

/** Everything in a request that a page's HTML depends on. */
export type PageKey = {
  /** Path and query, without tracking parameters. */
  address: string;
  /** The cookie that names the vehicle; null without one. */
  cookie: string | null;
  /** Both of them together: the cache key. */
  text: string;
};

/** Pages that are the same for everybody with the same vehicle. Personal pages and forms' targets have other addresses. */
const cachedPath =
  /^\/(?:parts(?:\/[a-z0-9-]+)*|products\/[a-z0-9-]+|offline|stores(?:\/[\w-]+)*|brands(?:\/[a-z0-9-]+)*|assemblies(?:\/[a-z0-9-]+)?|vehicles(?:\/[\w-]+)*|experts(?:\/[a-z0-9-]+)?|content-hub(?:\/[a-z0-9-]+)*|legends\/[a-z0-9-]+|promotions(?:\/[a-z0-9-]+)*)?$/;
/** With one of these cookies a page shows something that isn't for everybody: a draft, or what a cart lost. */
const unkept = new RegExp(`(?:rares-preview|${leftBehindCookie})$`);
const productPath = /^\/products\//;
const addressLengthMax = 300;

/** Tracking parameters that campaigns add to links; no page reads them on the server. */
const trackingParameter = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|fbclid|msclkid|ttclid|twclid|srsltid|_kx|mc_cid|mc_eid)$/;
const pageNumber = /^[1-9]\d{0,2}$/;

/**
 * The cache key of a request, or null if the page may not be cached. Filters and searches have endless variants, so the only query allowed is a list's page number.
 * A preview, a malformed vehicle, and the cookies with a cart's count or losses (which the server shows to visitors without scripts) rule caching out, too.
 */
export function pageKeyOf({ method, url = "", headers }: IncomingMessage): PageKey | null {
  if ((method !== "GET" && method !== "HEAD") || url.length > addressLengthMax) return null;
  const queryAt = url.indexOf("?");
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  if (!cachedPath.test(path)) return null;
  const page = queryAt === -1 ? "" : keptQuery(url.slice(queryAt + 1));
  if (page === null || (page !== "" && productPath.test(path))) return null;
  const vehicle = vehicleOf(headers.cookie);
  if (vehicle === undefined) return null;
  const address = path + page;
  if (vehicle === null) return { address, cookie: null, text: address };
  return { address, cookie: vehicle.cookie, text: `${address}\n${JSON.stringify(vehicle.selected)}` };
}

/** The part of a query that the page depends on; null if that is more than a page number. */
function keptQuery(query: string): string | null {
  let kept = "";
  for (const [name, value] of new URLSearchParams(query)) {
    if (trackingParameter.test(name)) continue;
    if (name !== "page" || kept !== "" || !pageNumber.test(value)) return null;
    kept = `?page=${value}`;
  }
  return kept;
}

/** Undefined if the cookies call for more than a page for a vehicle. */
function vehicleOf(cookies: string | undefined): { selected: SelectedVehicle; cookie: string } | null | undefined {
  if (cookies === undefined) return null;
  const pairs = cookiePairs(cookies);
  if (readCartCount(cookies) !== null) return undefined;
  if (pairs.some(({ name }) => unkept.test(name))) return undefined;
  const garage = pairs.find(({ name }) => name === garageCookieName);
  if (!garage) return null;
  // The pipeline handles a garage without a selection, or one that can't be read.
  const cookie = `${garageCookieName}=${garage.value}`;
  const selected = readSelectedVehicle(cookie);
  return selected === null ? undefined : { selected, cookie };
}
