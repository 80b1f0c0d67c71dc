import { AppError } from "#shared/domain/app-error.ts";
import { toSources } from "./to-sources.ts";

const stackBytesMax = 4096;
/** Descriptions made here, so that the logger leaves one that it is given as it is. */
const described = new WeakSet<object>();

/** The words of these are ours, the engine's or a validator's; those of any other error may repeat what a visitor typed or a vendor answered. */
const plainlyWorded = new Set([
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "AggregateError",
  "AbortError",
  "TimeoutError",
  "ZodError",
  "VendorFault",
]);

export type ErrorDescription = { type: string; message: string; code?: string; stack?: string };

/** The parts of an error that may be logged; its other properties may hold what a visitor typed. The cause's message is added, where the real reason stands. */
export function describeError(error: unknown): ErrorDescription {
  if (isDescription(error)) return error;
  if (!(error instanceof Error)) return { type: typeof error, message: "something that is no Error was thrown" };
  const code = error instanceof AppError ? error.code : readCode(error);
  const words = wordsOf(error);
  const cause = error.cause instanceof Error ? ` (cause: ${error.cause.name}: ${wordsOf(error.cause)})` : "";
  return description({
    type: error.name,
    message: `${words}${cause}`.slice(0, 1000),
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: `${error.name}: ${words}\n${toSources(framesOf(error.stack))}`.slice(0, stackBytesMax) }),
  });
}

/** What an error says, as far as it may be told. */
function wordsOf(error: Error): string {
  if (error instanceof AppError) return error.loggedMessage;
  return plainlyWorded.has(error.name) || readCode(error) !== undefined ? error.message : "(its words are kept back)";
}

/** A stack begins with the error's words, which may not be for the log. */
function framesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
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
