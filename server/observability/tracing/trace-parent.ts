import { randomBytes } from "node:crypto";

export type TraceParent = { traceId: string; spanId: string; isSampled: boolean };

const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/** Continues the caller's W3C trace with a span of our own; starts a new trace without one. */
export function continueTrace(header: string | undefined): TraceParent {
  const match = header === undefined ? null : pattern.exec(header);
  const spanId = randomBytes(8).toString("hex");
  if (!match) return { traceId: randomBytes(16).toString("hex"), spanId, isSampled: true };
  const [, traceId = "", flags = "00"] = match;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function formatTraceParent(trace: TraceParent): string {
  return `00-${trace.traceId}-${trace.spanId}-${trace.isSampled ? "01" : "00"}`;
}
