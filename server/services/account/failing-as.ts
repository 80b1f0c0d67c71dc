import { AppError } from "#shared/domain/app-error.ts";

/** What the customer did, or a session that has ended, speaks for itself. */
const ownWords = new Set(["UNAUTHENTICATED", "UNPROCESSABLE", "BAD_REQUEST", "NOT_FOUND"]);

/** Gives a failure of the platform the name of what the shop was about, and the customer that name where it is meant for customers. */
export async function failingAs<Result>(message: string, call: Promise<Result>, userMessage?: string): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof AppError) || ownWords.has(error.code)) throw error;
    throw new AppError(error.code, message, { cause: error, ...(userMessage !== undefined && { userMessage }) });
  }
}
