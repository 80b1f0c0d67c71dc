import { AppError } from "#shared/domain/app-error.ts";

function httpStatusOf(error: unknown): number | null {
  return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : null;
}

/** What went wrong, as one of the closed codes, together with the status to answer: Express and its parsers know a few (413, 415) that have no code of their own. */
export function toAppError(error: unknown): { appError: AppError; status: number } {
  if (error instanceof AppError) return { appError: error, status: error.status };
  const status = httpStatusOf(error);
  if (status === null || status < 400 || status >= 500) {
    return { appError: new AppError("INTERNAL", "an unexpected error", { cause: error }), status: 500 };
  }
  const code = status === 404 ? "NOT_FOUND" : status === 403 ? "FORBIDDEN" : "BAD_REQUEST";
  return { appError: new AppError(code, `rejected with ${status}`, { cause: error }), status };
}
