import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether Storyblok signed this body: HMAC-SHA1 in hex, compared without telling by the time it takes how much of it was right. */
export function isSignedBy(secret: string, body: Buffer, signature: string): boolean {
  const expected = createHmac("sha1", secret).update(body).digest();
  const given = Buffer.from(/^[0-9a-f]{40}$/i.test(signature) ? signature : "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
