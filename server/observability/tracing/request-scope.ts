import { AsyncLocalStorage } from "node:async_hooks";

/** Which request is being worked on, so that log lines and calls to vendors can name it. */
export type RequestScope = { requestId: string; traceId: string; spanId: string; isSampled: boolean };

export const requestScope = new AsyncLocalStorage<RequestScope>();
