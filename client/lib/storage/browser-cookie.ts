import { cookieValue } from "#shared/domain/cookies.ts";

/** Cookies that this browser's own code reads and writes; the server never looks at them. */
export function readCookie(name: string): string | null {
  const value = cookieValue(document.cookie, name);
  try {
    return value === null ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}

export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`;
}

export function dropCookie(name: string): void {
  writeCookie(name, "", 0);
}
