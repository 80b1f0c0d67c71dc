import { implement } from "@orpc/server";
import { contract } from "#shared/contract/contract.ts";
import type { ApiContext } from "./api-context.ts";
import { toApiError } from "./to-api-error.ts";

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
