import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether somebody who has the secret signed these bytes: an HMAC in hex, compared without telling by the time it takes how much of it was right. */
export function isSigned(algorithm: "sha1" | "sha256", secret: string, body: Buffer, signature: string): boolean {
  const expected = createHmac(algorithm, secret).update(body).digest();
  const given = Buffer.from(/^[0-9a-f]*$/i.test(signature) ? signature : "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
