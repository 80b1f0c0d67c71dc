import { isOwnCookie } from "../session/cookie-name.ts";

/** A Cookie header without what is the shop's alone; empty when nothing is left. */
export function withoutOwnCookies(header: string | undefined): string {
  return (header ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "" && !isOwnCookie(pair.split("=", 1)[0] ?? ""))
    .join("; ");
}
