import { readCookie, writeCookie } from "./browser-cookie.ts";

const region = { locale: "en", currency: "AUD", country: "AU" };
const days = 365;

/** What tools beside the shop, such as tag managers, read of it: its language, money and country. There is one of each, so nothing in the shop depends on them. */
export function keepRegionCookies(): void {
  for (const [name, value] of Object.entries(region)) if (readCookie(name) !== value) writeCookie(name, value, days);
}
