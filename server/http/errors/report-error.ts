import type { Logger } from "#server/observability/logger.ts";
import { isFailedCall } from "#server/vendors/resilience/is-failed-call.ts";
import { AppError, isReportable } from "#shared/domain/app-error.ts";

/** Logs what is our fault or a vendor's, once: a vendor's failed call has its line already. */
export function reportError(logger: Logger, event: string, error: unknown): void {
  if (!isReportable(error) || isFailedCall(error)) return;
  // The wrapper of an unforeseen error says nothing; what it wraps does.
  const told = error instanceof AppError && error.code === "INTERNAL" ? (error.cause ?? error) : error;
  logger.error({ event, error: told }, "a request failed");
}
