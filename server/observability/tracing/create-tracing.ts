import type { Logger } from "../logger.ts";
import { plainTracing, type Tracing } from "./tracing.ts";

export type TracingOptions = { isExported: boolean; environment: string; version: string; logger: Logger };

/** The tracer's own packages are loaded only where traces have somewhere to go. */
export async function createTracing({ isExported, ...options }: TracingOptions): Promise<Tracing> {
  if (!isExported) return plainTracing;
  const { createOtlpTracing } = await import("./create-otlp-tracing.ts");
  return createOtlpTracing(options);
}
