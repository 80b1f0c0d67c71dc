import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares without telling by the time it takes how much was right. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** What passes are sealed with: changing any of them ends all previews. */
export type PassKeys = { sessionSecret: string; token: string; secret: string | null };

export const passSeconds = 3600;

function seal(expires: string, { sessionSecret, token, secret }: PassKeys): string {
  return createHmac("sha256", sessionSecret)
    .update(JSON.stringify(["preview", token, secret, expires]))
    .digest("base64url");
}

/** What lets an editor's browser see drafts for an hour. It says when it ends and nothing of who holds it. */
export function issuePass(keys: PassKeys, nowMs: number): string {
  const expires = String(Math.floor(nowMs / 1000) + passSeconds);
  return `${expires}.${seal(expires, keys)}`;
}

export function isPassValid(pass: string, keys: PassKeys, nowMs: number): boolean {
  const [expires = "", given = ""] = pass.split(".");
  return isSameSecret(given, seal(expires, keys)) && Number(expires) > nowMs / 1000;
}
