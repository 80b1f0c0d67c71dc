import { AppError } from "#shared/domain/app-error.ts";

/** For `catch`: a story that isn't there is an answer, every other failure stays one. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === "NOT_FOUND") return null;
  throw error;
}
