import { appErrorOf } from "#shared/domain/app-error.ts";
import type { ApiContext, AuditAction, AuditEntry } from "./api-context.ts";

type AuditedOptions = {
  /** Only failures are written: what goes well has a line of its own. */
  isFailureOnly?: boolean;
  /** The order that it is about. */
  order?: AuditEntry["order"];
};

/** Does what somebody may have to account for, and writes how it went. */
export async function audited<Result>(
  { audit }: Pick<ApiContext, "audit">,
  action: AuditAction,
  run: () => Promise<Result>,
  { isFailureOnly = false, ...about }: AuditedOptions = {},
): Promise<Result> {
  try {
    const result = await run();
    if (!isFailureOnly) await audit({ action, outcome: "ok", ...about });
    return result;
  } catch (error) {
    const reason = appErrorOf(error)?.code ?? "INTERNAL";
    // Whoever isn't signed in has changed nothing and is nobody; a session that ended has its own line.
    if (isFailureOnly || reason !== "UNAUTHENTICATED")
      await audit({ action, outcome: refusals.has(reason) ? "refused" : "failed", reason, ...about });
    throw error;
  }
}

/** What is nobody's fault but the caller's. */
const refusals = new Set(["BAD_REQUEST", "UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "CONFLICT", "UNPROCESSABLE", "TOO_MANY_REQUESTS"]);
