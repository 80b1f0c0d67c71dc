import { z } from "zod";
import { AppError } from "#shared/domain/app-error.ts";

const clientErrorSchema = z.object({ name: z.string().optional(), message: z.string().optional(), status: z.number().optional() });
const tooManyRequests = 429;

/** The client throws ApiError with a status, RetryError when no host could be reached, DeserializationError for what is no JSON. */
export function toAlgoliaError(error: unknown, operation: string): AppError {
  if (error instanceof AppError) return error;
  const { name = "Error", message = "no message", status } = clientErrorSchema.safeParse(error).data ?? {};
  const isUnreachable = name === "RetryError" || status === tooManyRequests;
  return new AppError(
    isUnreachable ? "UPSTREAM_UNAVAILABLE" : "UPSTREAM_FAILED",
    `Algolia ${operation}: ${name} ${message}${status === undefined ? "" : ` (${status})`}`,
    // Each host's failed call has its line in the log.
    { cause: error, isLogged: name === "RetryError" },
  );
}
