import type { PendingSignIn, SessionTokens } from "./session-tokens.ts";

/** A customer token that is good now, and the tokens to keep, changed or not. */
type CustomerToken = { customerToken: string; tokens: SessionTokens };

/** Signs customers in and out and keeps their tokens fresh. It holds no session itself: tokens come in and go out. */
export type SessionService = {
  /** `returnTo` is any address; only pages of ours are kept. */
  beginSignIn(returnTo: string | undefined): Promise<{ url: string; pending: PendingSignIn }>;
  /** Throws AppError BAD_REQUEST "Missing code verifier." without `pending`, "State has been tampered with." for another state, "Failed to authenticate" otherwise. */
  completeSignIn(callbackUrl: string, pending: PendingSignIn | null): Promise<{ tokens: SessionTokens; returnTo: string }>;
  /** One renewal for however many ask at once with the same tokens. Throws AppError UNAUTHENTICATED when the session has ended. */
  renew(tokens: SessionTokens): Promise<SessionTokens>;
  /** Renews first what has expired. Throws as `renew` does. */
  customerToken(tokens: SessionTokens): Promise<CustomerToken>;
  /** Never fails: without the provider the shop's home page. */
  signOutUrl(tokens: SessionTokens | null): Promise<string>;
};
