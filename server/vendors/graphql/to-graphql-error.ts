import { AppError, type AppErrorCode } from "#shared/domain/app-error.ts";

type GraphQLAnswerError = { message: string; extensions?: { code?: string | undefined } | undefined };

/** The top-level errors of a GraphQL answer, which come with HTTP 200, as one of the shop's errors. */
export function toGraphQLError(subject: string, errors: readonly GraphQLAnswerError[]): AppError {
  return new AppError(codeOf(errors), `${subject}: ${errors.map(({ message }) => message).join("; ")}`);
}

function codeOf(errors: readonly GraphQLAnswerError[]): AppErrorCode {
  const has = (code: string) => errors.some(({ extensions }) => extensions?.code === code);
  if (has("THROTTLED")) return "UPSTREAM_UNAVAILABLE";
  const isBadInput = has("INVALID_VARIABLE") || errors.some(({ message }) => /invalid (?:global id|cursor)/i.test(message));
  return isBadInput ? "BAD_REQUEST" : "UPSTREAM_FAILED";
}
