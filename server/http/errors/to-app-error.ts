import { AppError } from "#shared/domain/app-error.ts";

function httpStatusOf(error: unknown): number | null {
  return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : null;
}

/** What a shopper reads of a refusal that has no code of its own. */
const refusals: Record<number, string> = {
  405: "That can't be done at this address.",
  413: "That is more than we can take at once. Please go back, make it shorter and send it again.",
  414: "That address is too long for us to read.",
  415: "That was sent in a form that we can't read.",
};

/** What went wrong, as one of the closed codes, together with the status to answer: Express and its parsers know a few (413, 415) that have no code of their own. */
export function toAppError(error: unknown): { appError: AppError; status: number } {
  if (error instanceof AppError) return { appError: error, status: error.status };
  const status = httpStatusOf(error);
  if (status === null || status < 400 || status >= 500) {
    return { appError: new AppError("INTERNAL", "an unexpected error", { cause: error }), status: 500 };
  }
  const code = status === 404 ? "NOT_FOUND" : status === 403 ? "FORBIDDEN" : "BAD_REQUEST";
  return { appError: new AppError(code, `rejected with ${status}`, { userMessage: refusals[status], cause: error }), status };
}
