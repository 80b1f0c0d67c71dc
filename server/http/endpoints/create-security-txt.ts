import { Router } from "express";
import type { Config } from "#server/config.ts";

const path = "/.well-known/security.txt";
const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year; a file that is copied somewhere goes stale sooner. */
const validDays = 90;

type SecurityTxtOptions = Pick<Config, "security" | "publicUrl"> & { now?: () => number };

/** Says whom to tell of a weakness, as RFC 9116 has it; nothing where nobody was named. It is made anew each day, so it never expires while the shop runs. */
export function createSecurityTxt({ security, publicUrl, now = Date.now }: SecurityTxtOptions): Router {
  const router = Router();
  if (security === null) return router;
  router.get(path, (_req, res) => {
    res.locals.routeId = "security-txt";
    const expires = new Date((Math.floor(now() / dayMs) + validDays) * dayMs);
    const lines = [
      `Contact: ${security.contact}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${publicUrl}${path}`,
      ...(security.policyUrl === null ? [] : [`Policy: ${security.policyUrl}`]),
    ];
    res
      .set("cache-control", "public, max-age=86400")
      .type("text/plain")
      .send(`${lines.join("\n")}\n`);
  });
  return router;
}
