import { noPageMessage, unexpectedMessage } from "./error-words.ts";

/** Every way in which a request can fail, and the HTTP status it answers with. */
export const appErrorStatus = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  UNPROCESSABLE: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UPSTREAM_FAILED: 502,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
} as const;
export type AppErrorCode = keyof typeof appErrorStatus;

/** What a shopper reads when nothing more exact is known. */
export const defaultErrorMessages: Record<AppErrorCode, string> = {
  BAD_REQUEST: "We couldn't understand that request.",
  UNAUTHENTICATED: "Please sign in first.",
  FORBIDDEN: "That isn't allowed from here.",
  NOT_FOUND: noPageMessage,
  CONFLICT: "That changed in the meantime. Please try again.",
  UNPROCESSABLE: "Some of what you entered can't be used.",
  TOO_MANY_REQUESTS: "That was a lot at once. Please wait a moment and try again.",
  INTERNAL: unexpectedMessage,
  UPSTREAM_FAILED: "Something went wrong on our side. Please try again.",
  UPSTREAM_UNAVAILABLE: "Part of the shop is taking a breather. Please try again in a minute.",
  UPSTREAM_TIMEOUT: "That took too long. Please try again.",
};

/** A part of the input, and what is wrong with it, for the shopper. */
export type InvalidPart = { path: string; message: string };

type AppErrorOptions = {
  userMessage?: string;
  cause?: unknown;
  invalid?: readonly InvalidPart[];
  /** What the log holds instead of a message that repeats a vendor's words: those may hold what a visitor typed. */
  loggedMessage?: string;
  isLogged?: boolean;
  retryAfterS?: number;
};

/** A failure with a closed code: `message` is for the shop's own code and its log, `userMessage` for the shopper. A class because callers throw it and look for it with instanceof. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly status: number;
  readonly userMessage: string;
  readonly loggedMessage: string;
  readonly invalid: readonly InvalidPart[];
  /** True where the log has a line for it already: a vendor's call that failed, or one that its open circuit kept from it. */
  readonly isLogged: boolean;
  /** When it is worth another try, where that is known. */
  readonly retryAfterS: number | undefined;

  constructor(code: AppErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = appErrorStatus[code];
    this.userMessage = options.userMessage ?? defaultErrorMessages[code];
    this.loggedMessage = options.loggedMessage ?? message;
    this.invalid = options.invalid ?? [];
    this.isLogged = options.isLogged ?? false;
    this.retryAfterS = options.retryAfterS;
  }
}

/** Faults of ours or of a vendor are reported; what a visitor did wrong is not. */
export function isReportable(error: unknown): boolean {
  return !(error instanceof AppError) || error.status >= 500;
}

/** The shop's own error among what libraries wrapped around it, the outermost of several. */
export function appErrorOf(error: unknown): AppError | null {
  let at = error;
  while (at instanceof Error && !(at instanceof AppError)) at = at.cause;
  return at instanceof AppError ? at : null;
}

/** Whether the log has a line for an error, or for what caused it, already. */
export function isLogged(error: unknown): boolean {
  for (let own = appErrorOf(error); own !== null; own = appErrorOf(own.cause)) if (own.isLogged) return true;
  return false;
}

/** For `catch`: that something isn't there is an answer, every other failure stays one. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === "NOT_FOUND") return null;
  throw error;
}

/** For `catch`, where there is something to show instead: what the shop itself tells as an error is known where it arose, and what is our own fault is not hidden. */
export function nullUnlessOurFault(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/** For `catch`, where a page is worth showing without the part: a vendor's failure was logged where it happened, every other failure stays one. */
export function nullIfUpstreamFailed(error: unknown): null {
  if (error instanceof AppError && error.code.startsWith("UPSTREAM_")) return null;
  throw error;
}
