import type { CookieOptions, Response } from "express";
import { sessionMarkerCookie } from "#shared/domain/customer/session-marker.ts";

/** The name of one of the shop's sealed cookies; browsers keep the `__Host-` prefix to https and this very host. */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

const sealedName = /^(?:__Host-)?rares(?:-|$)/;

/** Whether a cookie is the shop's alone, and nobody else's to see: the sealed ones, and the one that says that somebody is signed in. */
export function isOwnCookie(name: string): boolean {
  return sealedName.test(name) || name === sessionMarkerCookie;
}

/** Sets a cookie in the place of one of the same name that the response carries already. */
export function replaceCookie(res: Response, name: string, value: string, options: CookieOptions): void {
  const carried = [res.getHeader("set-cookie") ?? []].flat().map(String);
  const others = carried.filter((cookie) => !cookie.startsWith(`${name}=`));
  if (others.length < carried.length) res.setHeader("set-cookie", others);
  res.cookie(name, value, options);
}
