import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestTrace } from "./tracing.ts";

/** Which request is being worked on, so that log lines and calls to vendors can name it. */
export type RequestScope = Omit<RequestTrace, "end"> & {
  requestId: string;
  /** Sent by a load test or a probe: it is answered like any other, and left out of what tells how shoppers fare. */
  isSynthetic: boolean;
};

export const requestScope = new AsyncLocalStorage<RequestScope>();

/** Whether what runs now works for a load test or a probe. */
export function isSynthetic(): boolean {
  return requestScope.getStore()?.isSynthetic === true;
}
