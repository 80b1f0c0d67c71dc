import type { CookieOptions, Response } from "express";

/** Sets a cookie in the place of one of the same name that the response carries already. */
export function replaceCookie(res: Response, name: string, value: string, options: CookieOptions): void {
  const carried = [res.getHeader("set-cookie") ?? []].flat().map(String);
  const others = carried.filter((cookie) => !cookie.startsWith(`${name}=`));
  if (others.length < carried.length) res.setHeader("set-cookie", others);
  res.cookie(name, value, options);
}
