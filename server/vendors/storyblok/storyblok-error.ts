import { z } from "zod";
import type { AppErrorCode } from "#shared/domain/app-error.ts";
import { AppError, appErrorStatus } from "#shared/domain/app-error.ts";

/** The client rejects with plain objects: without a status when the answer never came or was no JSON. */
const rejectionSchema = z.object({ status: z.number().optional(), message: z.string().optional() });

const codeByStatus = new Map<number, AppErrorCode>([
  [404, "NOT_FOUND"],
  [appErrorStatus.UPSTREAM_UNAVAILABLE, "UPSTREAM_UNAVAILABLE"],
  [appErrorStatus.UPSTREAM_TIMEOUT, "UPSTREAM_TIMEOUT"],
]);

export function toStoryblokError(rejection: unknown, what: string): AppError {
  if (rejection instanceof AppError) return rejection;
  const { status, message = "no message" } = rejectionSchema.safeParse(rejection).data ?? {};
  const code = (status === undefined ? undefined : codeByStatus.get(status)) ?? "UPSTREAM_FAILED";
  // A status of the 500s never comes from the vendor, but from a call that failed for good.
  const isLogged = status !== undefined && status >= appErrorStatus.INTERNAL;
  return new AppError(code, `Storyblok ${what}: ${message} (${status ?? "no status"})`, { cause: rejection, isLogged });
}
