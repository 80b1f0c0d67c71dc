import { AppError } from "#shared/domain/app-error.ts";

const stackBytesMax = 4096;
/** Descriptions made here, so that the logger leaves one that it is given as it is. */
const described = new WeakSet<object>();

export type ErrorDescription = { type: string; message: string; code?: string; stack?: string };

/** The parts of an error that may be logged; its other properties may hold what a visitor typed. The cause's message is added, where the real reason stands. */
export function describeError(error: unknown): ErrorDescription {
  if (isDescription(error)) return error;
  if (!(error instanceof Error)) return { type: typeof error, message: "something that is no Error was thrown" };
  const code = error instanceof AppError ? error.code : readCode(error);
  const cause = error.cause instanceof Error ? ` (cause: ${error.cause.name}: ${error.cause.message})` : "";
  return description({
    type: error.name,
    message: `${error.message}${cause}`.slice(0, 1000),
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: error.stack.slice(0, stackBytesMax) }),
  });
}

/** The same without the stack, for failures whose place is known. */
export function describeBriefly(error: unknown): ErrorDescription {
  const { stack: _, ...brief } = describeError(error);
  return description(brief);
}

function description(parts: ErrorDescription): ErrorDescription {
  described.add(parts);
  return parts;
}

function isDescription(value: unknown): value is ErrorDescription {
  return typeof value === "object" && value !== null && described.has(value);
}

function readCode(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
