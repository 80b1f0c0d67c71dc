import { createRouterClient } from "@orpc/server";
import { appErrorOf } from "#shared/domain/app-error.ts";
import type { ApiContext } from "./api-context.ts";
import { router } from "./router.ts";

/** Whoever writes the log hears of each failure here. */
type Report = (error: unknown) => void;

const reported = new WeakSet<object>();

/** Whether a page's call told of this error already; rendering meets it again where a part of the page throws it. */
export const wasReported = (error: unknown): boolean => typeof error === "object" && error !== null && reported.has(error);

/**
 * The API in process, for a page. Of a call that failed the page learns no more than its visitor may read, so why it failed is told here: once, since a page asks
 * for one part in many ways. So is what nobody foresaw, for a page may go on without the part. A visitor who has left is no failure.
 */
export function createPageClient(context: ApiContext, report: Report) {
  const told = new Set<string>();

  function tell(error: unknown): void {
    if (!(error instanceof Error) || error.name === "AbortError") return;
    reported.add(error);
    const words = appErrorOf(error)?.loggedMessage ?? `${error.name}: ${error.message}`;
    if (told.has(words)) return;
    told.add(words);
    report(error);
  }

  return createRouterClient(router, {
    context,
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          tell(error);
          throw error;
        }
      },
    ],
  });
}
