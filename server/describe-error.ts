import { AppError } from "#shared/domain/app-error.ts";

const stackBytesMax = 4096;

export type ErrorDescription = { type: string; message: string; code?: string; stack?: string };

/** The parts of an error that may be logged; its other properties may hold what a visitor typed. The cause's message is added, where the real reason stands. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: "something that is no Error was thrown" };
  const code = error instanceof AppError ? error.code : readCode(error);
  const cause = error.cause instanceof Error ? ` (cause: ${error.cause.name}: ${error.cause.message})` : "";
  return {
    type: error.name,
    message: `${error.message}${cause}`.slice(0, 1000),
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: error.stack.slice(0, stackBytesMax) }),
  };
}

function readCode(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
