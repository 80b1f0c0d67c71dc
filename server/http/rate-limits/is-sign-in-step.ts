import { plainPath } from "./plain-path.ts";

const passages = new Set(["/login", "/callback"]);

/** Whether a request, however its path is spelt, is a step of signing in that somebody could repeat to guess at codes, or to have them mailed. Looking at the sandbox's pages is none. */
export function isSignInStep(path: string, isRead: boolean): boolean {
  const plain = plainPath(path);
  return passages.has(plain) || (!isRead && /^\/_vendors\/auth(?:\/|$)/.test(plain));
}
