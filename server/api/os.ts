import { ORPCError, implement } from "@orpc/server";
import { contract } from "#shared/contract/contract.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { ApiContext } from "./api-context.ts";

/**
 * Implements the contract: each procedure is `os.<room>.<procedure>.handler(…)`. Answers are typed by the contract and come from adapters that have checked
 * them, so they are not parsed again: that would copy every cached value for every visitor.
 */
export const os = implement(contract, { initialOutputValidationIndex: Number.NaN })
  .$context<ApiContext>()
  .use(async ({ next }) => {
    try {
      return await next();
    } catch (error) {
      throw toApiError(error);
    }
  });

/** An `AppError` becomes the API's error with the same status and code, its message the shopper's; any other error stays what it is. */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return new ORPCError(error.code, { status: error.status, message: error.userMessage, cause: error });
}
