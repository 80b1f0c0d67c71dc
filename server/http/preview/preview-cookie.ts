import type { CookieOptions, Request, Response } from "express";
import { passSeconds } from "./preview-pass.ts";

const nameOf = (isHttps: boolean) => (isHttps ? "__Host-rares-preview" : "rares-preview");

/** The editor shows the shop in a frame of its own site, where a browser sends only cookies that allow it, each frame's site its own. Over plain http there is no such cookie. */
function optionsOf(isHttps: boolean): CookieOptions {
  const frame: CookieOptions = isHttps ? { secure: true, sameSite: "none", partitioned: true } : { sameSite: "lax" };
  return { httpOnly: true, path: "/", ...frame };
}

export function readPreviewCookie(req: Request, isHttps: boolean): string | null {
  const start = `${nameOf(isHttps)}=`;
  const pair = (req.headers.cookie ?? "").split(/;\s*/).find((candidate) => candidate.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length);
}

export function setPreviewCookie(res: Response, isHttps: boolean, pass: string): void {
  res.cookie(nameOf(isHttps), pass, { ...optionsOf(isHttps), maxAge: passSeconds * 1000 });
}

export function clearPreviewCookie(res: Response, isHttps: boolean): void {
  res.clearCookie(nameOf(isHttps), optionsOf(isHttps));
}
