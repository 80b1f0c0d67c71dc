import { ORPCError } from "@orpc/server";
import type { Logger } from "#server/observability/logger.ts";
import { AppError, appErrorOf, isLogged, isReportable } from "#shared/domain/app-error.ts";

/** Logs what is our fault or a vendor's, once: a vendor's failed call has its line already, and while a vendor's circuit is open that circuit's line stands for all of them. */
export function reportError(logger: Logger, event: string, error: unknown): void {
  // Pages call the API in process, which wraps the shop's errors in its own.
  const own = error instanceof ORPCError ? (appErrorOf(error) ?? error) : error;
  if (!isReportable(own) || isLogged(own)) return;
  // The wrapper of an unforeseen error says nothing; what it wraps does.
  const told = own instanceof AppError && own.code === "INTERNAL" ? (own.cause ?? own) : own;
  logger.error({ event, error: told }, "a request failed");
}
