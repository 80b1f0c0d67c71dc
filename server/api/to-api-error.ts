import { ORPCError } from "@orpc/server";
import { AppError } from "#shared/domain/app-error.ts";

/** An `AppError` becomes the API's error with the same status and code, its message the shopper's; any other error stays what it is. */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return new ORPCError(error.code, { status: error.status, message: error.userMessage, cause: error });
}
