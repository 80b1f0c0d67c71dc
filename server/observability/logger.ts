import pino, { type DestinationStream, type Logger, type LoggerOptions as PinoOptions } from "pino";
import { describeError } from "./describe-error.ts";
import { createLogDestination, standardOutput } from "./log-destination.ts";
import { requestScope } from "./tracing/request-scope.ts";

export type { Logger } from "pino";

type LoggerOptions = {
  level: string;
  environment: string;
  version: string;
  destination?: DestinationStream;
  /** Hears of every line that is written, by its level. */
  onLine?: (level: string) => void;
  /** Hears of every line that standard output doesn't take. */
  onUnwritten?: () => void;
};

/** JSON lines, written synchronously: a worker transport loses lines when the process is stopped. Only what is named here is written of an error; nothing of a request is. */
export function createLogger({ level, environment, version, destination, onLine, onUnwritten = () => undefined }: LoggerOptions): Logger {
  return pino(
    {
      level,
      messageKey: "message",
      base: { service: "storefront", version, env: environment },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError },
      errorKey: "error",
      redact: {
        paths: ["password", "token", "authorization", "cookie", "email", "*.password", "*.token", "*.authorization", "*.cookie", "*.email"],
        censor: "[removed]",
      },
      ...(onLine && { hooks: countLines(onLine) }),
      mixin() {
        const scope = requestScope.getStore();
        return scope ? { request_id: scope.requestId, trace_id: scope.traceId, span_id: scope.spanId } : {};
      },
    },
    destination ?? createLogDestination({ to: standardOutput(), onUnwritten }),
  );
}

function countLines(onLine: (level: string) => void): NonNullable<PinoOptions["hooks"]> {
  return {
    logMethod(args, method, level) {
      onLine(this.levels.labels[level] ?? "unknown");
      method.apply(this, args);
    },
  };
}

/** Readable lines for a developer's terminal. */
export async function createPrettyDestination(): Promise<DestinationStream> {
  const { default: pretty } = await import("pino-pretty");
  return pretty({
    colorize: true,
    sync: true,
    messageKey: "message",
    ignore: "service,version,env,span_id,trace_id",
    translateTime: "SYS:HH:MM:ss",
  });
}
