import { AppError } from "#shared/domain/app-error.ts";

/** Shapes an answer: one that cannot be read so counts as a failure of the platform. */
export function presentAnswer<Result>(subject: string, present: () => Result): Result {
  try {
    return present();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("UPSTREAM_FAILED", `${subject}: unreadable answer`, { cause: error });
  }
}
