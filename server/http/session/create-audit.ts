import { createHmac } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import type { AuditEntry } from "#server/api/api-context.ts";
import { readJson } from "#server/input/read-json.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Secrets } from "./create-visitor-session.ts";

/** Whom an entry is about, as far as the shop knows it. */
type Whom = { customerId?: string | null; sessionId?: string | null; address?: string | undefined };

export type AuditLog = { write(entry: AuditEntry, whom: Whom): void };

/**
 * Writes what customers and editors did, and what they tried, as lines `audit` of the log. People stand in it as keyed hashes: the same person has the same hash for as long as the newest secret is the same, and nobody without the
 * secret can tell who it is. Its lines are written whatever the level of the log, unless it is silent.
 */
export function createAuditLog([secret]: Secrets, logger: Pick<Logger, "child" | "level">): AuditLog {
  const key = createHmac("sha256", secret).update("audit").digest();
  const lines = logger.child({}, { level: logger.level === "silent" ? "silent" : "info" });
  const hash = (kind: string, value: string) => createHmac("sha256", key).update(`${kind}:${value}`).digest("base64url").slice(0, 22);

  return {
    write({ action, outcome, reason, order }, { customerId = null, sessionId = null, address }) {
      const line = {
        event: "audit",
        action,
        outcome,
        reason,
        ...(order !== undefined && { order: hash("order", order) }),
        ...(customerId !== null && { subject: hash("customer", customerId) }),
        ...(sessionId !== null && { session: hash("session", sessionId) }),
        ...(address !== undefined && { source: hash("address", ipKeyGenerator(address)) }),
      };
      lines.info(line, `${action}: ${outcome}`);
    },
  };
}

/** The provider's name for a customer, out of an identity token that was verified when it came; null where it can't be read. */
export function customerIdIn(idToken: string | null): string | null {
  const payload = idToken?.split(".")[1];
  if (payload === undefined) return null;
  const claims = readJson(Buffer.from(payload, "base64url").toString());
  return typeof claims === "object" && claims !== null && "sub" in claims && typeof claims.sub === "string" ? claims.sub : null;
}
