import { AppError, isLogged, isReportable } from "#shared/domain/app-error.ts";
import type { Logger } from "./logger.ts";

/** For `catch`, where the rest is worth having without a part: null in its place, and a line in the log. */
export type GoWithout = (part: string) => (error: unknown) => null;

/** How loud to tell of a failure that ends nothing: a vendor's failed call has its line already, and what nobody foresaw is a fault of ours, which is an error whatever became of the rest. */
export function levelOf(error: unknown): "debug" | "warn" | "error" {
  if (isLogged(error)) return "debug";
  return error instanceof AppError ? "warn" : "error";
}

export function createGoWithout(logger: Pick<Logger, "debug" | "warn" | "error">): GoWithout {
  return (part) => (error) => {
    if (isReportable(error)) logger[levelOf(error)]({ event: "part.failed", part, error }, "something went on without a part that failed");
    return null;
  };
}
