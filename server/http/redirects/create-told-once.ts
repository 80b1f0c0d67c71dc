import type { CookieOptions, RequestHandler, Response } from "express";
import { cookieValue } from "#shared/domain/cookies.ts";
import { pathOf } from "../guards/create-address-check.ts";
import { replaceCookie } from "../session/cookie-name.ts";

const cartPath = "/cart";
const parameter = "notice";
/** One of the cart page's own words, so nobody gains anything by making one up. */
const noticeCookie = "cart-notice";
/** For the way from a form to the page that follows it. */
const lifetimeMs = 60_000;

const optionsOf = ({ req }: Response): CookieOptions => ({ httpOnly: true, secure: req.secure, sameSite: "lax", path: cartPath });

/** Lets the cart's page that an answer leads to tell its notice, if there is one in the address. */
export function keepNotice(res: Response, location: string): void {
  const { pathname, searchParams } = new URL(location, "http://shop.invalid");
  const notice = searchParams.get(parameter);
  if (pathname === cartPath && notice !== null) replaceCookie(res, noticeCookie, notice, { ...optionsOf(res), maxAge: lifetimeMs });
}

/** What an address of the cart has to tell is told to whom a form has just led there, once. Whoever loads the page again, comes back to it or was sent its address gets the cart alone. */
export function createToldOnce(): RequestHandler {
  return function toldOnce(req, res, next) {
    const path = pathOf(req.originalUrl);
    const isRead = req.method === "GET" || req.method === "HEAD";
    if (!isRead || path !== cartPath) return next();
    const params = new URLSearchParams(req.originalUrl.slice(path.length));
    const notice = params.get(parameter);
    if (notice === null) return next();
    if (cookieValue(req.headers.cookie, noticeCookie) === encodeURIComponent(notice)) {
      if (req.method === "GET") replaceCookie(res, noticeCookie, "", { ...optionsOf(res), maxAge: 0 });
      return next();
    }
    params.delete(parameter);
    return res.set("cache-control", "private, no-store").redirect(303, path + (params.size === 0 ? "" : `?${params}`));
  };
}
