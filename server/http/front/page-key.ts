import type { IncomingMessage } from "node:http";
import { readCartCount } from "#shared/domain/cart/cart-count.ts";
import { leftBehindCookie } from "#shared/domain/cart/left-behind.ts";
import { cookiePairs } from "#shared/domain/cookies.ts";
import { garageCookieName, readSelectedVehicle, type SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

/** What a page's HTML depends on, and nothing else that a request holds. */
export type PageKey = {
  /** Path and query without what only counts visits. */
  address: string;
  /** The cookie that names the vehicle; null without one. */
  cookie: string | null;
  /** Both in one. */
  text: string;
};

/** Pages that are the same for everybody with the same vehicle. What belongs to a visitor, and what answers forms, stands at other addresses. */
const cachedPath =
  /^\/(?:parts(?:\/[a-z0-9-]+)*|products\/[a-z0-9-]+|offline|stores(?:\/[\w-]+)*|brands(?:\/[a-z0-9-]+)*|assemblies(?:\/[a-z0-9-]+)?|vehicles(?:\/[\w-]+)*|experts(?:\/[a-z0-9-]+)?|content-hub(?:\/[a-z0-9-]+)*|legends\/[a-z0-9-]+|promotions(?:\/[a-z0-9-]+)*)?$/;
/** With one of these a page has something to show that is not for everybody: a draft, or what a cart lost. */
const unkept = new RegExp(`(?:rares-preview|${leftBehindCookie})$`);
const productPath = /^\/products\//;
const addressLengthMax = 300;

/** What campaigns add to links; no page reads it on the server. */
const trackingParameter = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|fbclid|msclkid|ttclid|twclid|srsltid|_kx|mc_cid|mc_eid)$/;
const pageNumber = /^[1-9]\d{0,2}$/;

/**
 * The key of a request for a page that may be kept, or null. Filters and searches have no end, so they have none: of a query, only a list's page number may stand,
 * and never where somebody's preview or a malformed vehicle comes along, or the count of a cart or what it lost, which nothing but the server shows to a visitor without scripts.
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

/** The part of a query that a page is made from; null where that is more than a page number. */
function keptQuery(query: string): string | null {
  let kept = "";
  for (const [name, value] of new URLSearchParams(query)) {
    if (trackingParameter.test(name)) continue;
    if (name !== "page" || kept !== "" || !pageNumber.test(value)) return null;
    kept = `?page=${value}`;
  }
  return kept;
}

/** Undefined where the cookies ask for more than a page for a vehicle. */
function vehicleOf(cookies: string | undefined): { selected: SelectedVehicle; cookie: string } | null | undefined {
  if (cookies === undefined) return null;
  const pairs = cookiePairs(cookies);
  if (readCartCount(cookies) !== null) return undefined;
  if (pairs.some(({ name }) => unkept.test(name))) return undefined;
  const garage = pairs.find(({ name }) => name === garageCookieName);
  if (!garage) return null;
  // A garage in which nothing is selected, or which can't be read, is the pipeline's to tell.
  const cookie = `${garageCookieName}=${garage.value}`;
  const selected = readSelectedVehicle(cookie);
  return selected === null ? undefined : { selected, cookie };
}
