import { ORPCError } from "@orpc/server";
import { z } from "zod";
import { AppError, appErrorStatus, type AppErrorCode } from "#shared/domain/app-error.ts";
import { toProblem, type Problem } from "../errors/problem.ts";
import { toAppError } from "../errors/to-app-error.ts";

const issuesSchema = z.object({ issues: z.array(z.object({ message: z.string(), path: z.array(z.unknown()).default([]) })) });

/** oRPC's own codes for what it finds wrong itself. */
const ownCodes: Record<string, AppErrorCode> = {
  BAD_REQUEST: "BAD_REQUEST",
  NOT_FOUND: "NOT_FOUND",
  UNPROCESSABLE_CONTENT: "UNPROCESSABLE",
};

function isAppErrorCode(code: string): code is AppErrorCode {
  return Object.hasOwn(appErrorStatus, code);
}

/** What was thrown inside a procedure, as one of our errors. */
function causeOf(error: unknown): AppError {
  if (!(error instanceof ORPCError)) return toAppError(error).appError;
  if (error.cause instanceof AppError) return error.cause;
  const code = isAppErrorCode(error.code) ? error.code : ownCodes[error.code];
  return code === undefined
    ? new AppError("INTERNAL", "an unexpected error", { cause: error.cause ?? error })
    : new AppError(code, error.message, { cause: error.cause });
}

/** An API error as a problem; invalid input names each part that is wrong, never the value. */
export function toApiProblem(error: unknown, requestId: string): { problem: Problem; appError: AppError } {
  const appError = causeOf(error);
  const problem = toProblem(appError, requestId);
  const invalid = error instanceof ORPCError && appError.status === 400 ? issuesSchema.safeParse(error.data) : null;
  if (invalid?.success)
    problem.errors = invalid.data.issues.map((issue) => ({ path: issue.path.map(String).join("."), message: issue.message }));
  return { problem, appError };
}
