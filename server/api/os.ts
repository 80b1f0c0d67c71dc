import { implement } from "@orpc/server";
import { contract } from "#shared/contract/contract.ts";
import type { ApiContext } from "./api-context.ts";
import { toApiError } from "./to-api-error.ts";

/** Implements the contract: each procedure is `os.<room>.<procedure>.handler(…)`. */
export const os = implement(contract)
  .$context<ApiContext>()
  .use(async ({ next }) => {
    try {
      return await next();
    } catch (error) {
      throw toApiError(error);
    }
  });
