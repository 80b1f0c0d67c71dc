import type { IncomingHttpHeaders } from "node:http";
import { randomText } from "#server/random-text.ts";

type TraceParent = { traceId: string; spanId: string; isSampled: boolean };

export type TracedRequest = {
  method: string;
  headers: IncomingHttpHeaders;
  /** Whether the caller's trace is continued; otherwise a new one begins, which decides by itself whether it is recorded. */
  isCallerTrusted: boolean;
  requestId: string;
  isSynthetic: boolean;
};
type TracedCall = { vendor: string; operation: string; method: string; url: string; attempt: number };

/** One attempt at calling a vendor: the headers that let the vendor continue the trace, and its end. */
type CallTrace = { headers: Record<string, string>; end(outcome: { status?: number; errorType?: string }): void };

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
  startRequest: ({ headers: { traceparent }, isCallerTrusted }) =>
    plainTrace(continueTrace(isCallerTrusted && typeof traceparent === "string" ? traceparent : undefined)),
  shutdown: () => Promise.resolve(),
};

export function plainTrace(parent: TraceParent): RequestTrace {
  const startCall = (): CallTrace => ({ headers: { traceparent: formatTraceParent(parent) }, end: () => undefined });
  return { ...parent, startCall, end: () => undefined };
}

const spanBytes = 8;
const traceBytes = 16;
const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/** Continues the caller's W3C trace with a span of our own; starts a new trace without one. */
function continueTrace(header: string | undefined): TraceParent {
  const match = header === undefined ? null : pattern.exec(header);
  const ids = randomText(match ? spanBytes : spanBytes + traceBytes, "hex");
  const spanId = ids.slice(0, spanBytes * 2);
  if (!match) return { traceId: ids.slice(spanBytes * 2), spanId, isSampled: true };
  const [, traceId = "", flags = "00"] = match;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

function formatTraceParent(trace: TraceParent): string {
  return `00-${trace.traceId}-${trace.spanId}-${trace.isSampled ? "01" : "00"}`;
}
