import { AppError } from "#shared/domain/app-error.ts";

type GraphQLAnswerError = { message: string; extensions?: { code?: string } };

/** A top-level GraphQL error, which comes with HTTP 200, as one of the shop's errors. */
export function toStorefrontError(operation: string, { message, extensions }: GraphQLAnswerError): AppError {
  const text = `shopify ${operation}: ${message}`;
  if (extensions?.code === "THROTTLED") return new AppError("UPSTREAM_UNAVAILABLE", text);
  const isBadInput = extensions?.code === "INVALID_VARIABLE" || /invalid global id/i.test(message);
  return new AppError(isBadInput ? "BAD_REQUEST" : "UPSTREAM_FAILED", text);
}
