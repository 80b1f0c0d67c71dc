import { BrokenCircuitError, TaskCancelledError } from "cockatiel";
import { AppError, type AppErrorCode } from "#shared/domain/app-error.ts";
import { VendorFault } from "./vendor-fault.ts";

function codeOf(error: unknown): AppErrorCode {
  if (error instanceof BrokenCircuitError) return "UPSTREAM_UNAVAILABLE";
  if (error instanceof TaskCancelledError) return "UPSTREAM_TIMEOUT";
  if (!(error instanceof VendorFault)) return "UPSTREAM_FAILED";
  if (error.kind === "timeout") return "UPSTREAM_TIMEOUT";
  return error.kind === "throttled" || error.status === 503 ? "UPSTREAM_UNAVAILABLE" : "UPSTREAM_FAILED";
}

/** A failed call to a vendor as one of the shop's errors; the call has its line in the log. */
export function toUpstreamError(error: unknown, vendor: string, operation: string): AppError {
  const code = codeOf(error);
  return new AppError(code, `${vendor} ${operation}: ${error instanceof Error ? error.message : "failed"}`, {
    cause: error,
    isLogged: true,
  });
}
