import type { IncomingHttpHeaders } from "node:http";
import { continueTrace, formatTraceParent, type TraceParent } from "./trace-parent.ts";

export type TracedRequest = { method: string; headers: IncomingHttpHeaders; requestId: string; isSynthetic: boolean };
export type TracedCall = { vendor: string; operation: string; method: string; url: string; attempt: number };

/** One attempt at calling a vendor: the headers that let the vendor continue the trace, and its end. */
export type CallTrace = { headers: Record<string, string>; end(outcome: { status?: number; errorType?: string }): void };

/** A request's place in its trace, by the ids that its log lines carry. */
export type RequestTrace = TraceParent & {
  startCall(call: TracedCall): CallTrace;
  end(answer: { route: string; status: number }): void;
};

export type Tracing = {
  startRequest(request: TracedRequest): RequestTrace;
  /** Sends what is not sent yet, within a few seconds. */
  shutdown(): Promise<void>;
};

/** Ids alone, for the log and for vendors: nothing is recorded and nothing is sent. */
export const plainTracing: Tracing = {
  startRequest: ({ headers: { traceparent } }) => plainTrace(continueTrace(typeof traceparent === "string" ? traceparent : undefined)),
  shutdown: () => Promise.resolve(),
};

export function plainTrace(parent: TraceParent): RequestTrace {
  const call: CallTrace = { headers: { traceparent: formatTraceParent(parent) }, end: () => undefined };
  return { ...parent, startCall: () => call, end: () => undefined };
}
