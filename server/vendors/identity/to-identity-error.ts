import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from "openid-client";
import { AppError } from "#shared/domain/app-error.ts";

type Refusal = { status: number | null; error: string | null };

/** An error code of OAuth 2.0; anything else that a provider writes there may hold what nobody should read in a log. */
const errorCode = /^[a-z_]{1,40}$/;

function readRefusal(error: unknown): Refusal {
  if (error instanceof ResponseBodyError) return { status: error.status, error: errorCode.test(error.error) ? error.error : null };
  if (error instanceof AuthorizationResponseError) return { status: null, error: errorCode.test(error.error) ? error.error : null };
  if (error instanceof WWWAuthenticateChallengeError) return { status: error.status, error: null };
  if (error instanceof ClientError && error.cause instanceof Response) return { status: error.cause.status, error: null };
  return { status: null, error: null };
}

/** Whether the provider says that a code or a token is good no more. A 401 for the shop itself, which it doesn't know, is no customer's end. */
export function isGrantDead(error: unknown): boolean {
  const refusal = readRefusal(error);
  return refusal.error === "invalid_grant" || (refusal.status === 401 && refusal.error !== "invalid_client");
}

/** What an answer is about that holds no token that can be used. */
const withoutToken: Partial<Record<string, string>> = {
  authorizationCode: "Failed to retrieve access token.",
  refreshToken: "Failed to retrieve updated access token.",
};

/** What the OpenID Connect library threw as one of the shop's errors. A failed call is one already. */
export function toIdentityError(error: unknown, operation: string): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && error.cause instanceof AppError) return error.cause;
  const refusal = readRefusal(error);
  // What came with a success can't be read: the page of a proxy, say.
  const isRefused = refusal.error !== null || (refusal.status !== null && refusal.status >= 300);
  const reason = [refusal.status, refusal.error].filter((part) => part !== null).join(" ");
  const message = isRefused ? `the provider refused with ${reason}` : (withoutToken[operation] ?? "the provider's answer can't be used");
  return new AppError("UPSTREAM_FAILED", `identity ${operation}: ${message}`, { cause: error });
}
