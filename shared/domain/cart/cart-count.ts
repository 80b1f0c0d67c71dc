import { cookieValue } from "../cookies.ts";

/** The cookie of a visitor whose cart is changed by forms, without scripts: how many items are in it, and nothing else. With scripts the browser's copy says so, and there is none. */
export const cartCountCookie = "cart-count";

const number = /^[1-9]\d{0,3}$/;

/** Null where there is no such cookie, or nothing to count. Takes a Cookie header. */
export function readCartCount(cookieHeader: string | null | undefined): number | null {
  const value = cookieValue(cookieHeader, cartCountCookie) ?? "";
  return number.test(value) ? Number(value) : null;
}
