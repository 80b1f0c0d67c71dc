import { cookiePairs } from "../cookies.ts";

/** The cookie that scripts may read, and that says nothing but when the signed-in visitor's access token expires. The tokens themselves are sealed, out of every script's reach. */
export const sessionMarkerCookie = "signed-in";

const timeMs = /^\d{13}$/;

/** When the access token expires, in milliseconds since 1970, also when that is past; null when nobody is signed in. Takes a Cookie header or `document.cookie`. */
export function readSessionMarker(cookieHeader: string | null): number | null {
  const marker = cookiePairs(cookieHeader).find(({ name, value }) => name === sessionMarkerCookie && timeMs.test(value));
  return marker ? Number(marker.value) : null;
}
