import { ownPath } from "#server/input/addresses/own-path.ts";

/** It travels in a cookie, beside the secrets of a sign-in. */
const lengthMax = 1000;
const notPages = /^\/(?:login|logout|callback|api|_vendors)(?:[/?#]|$)/i;

/** The page of ours that a sign-in leads back to; home for any other address, and for the pages of signing in and out themselves. */
export function pathAfterSignIn(returnTo: string | undefined, publicUrl: string): string {
  const path = ownPath(returnTo ?? "/", publicUrl);
  return path.length > lengthMax || notPages.test(path) ? "/" : path;
}
