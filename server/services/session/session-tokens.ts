import { z } from "zod";

export const customerAccessSchema = z.object({ token: z.string(), expiresAtMs: z.number() });
export type CustomerAccess = z.output<typeof customerAccessSchema>;

/**
 * What the identity provider gave a customer's browser; kept in sealed cookies, and for two minutes, sealed with what it was asked with, where the shop's instances share it. Names as in OAuth 2.0
 * and OpenID Connect.
 */
export const sessionTokensSchema = z.object({
  accessToken: z.string(),
  /** Absent where a renewal brought none. */
  idToken: z.string().nullable(),
  refreshToken: z.string().nullable(),
  /** When the access token expires, in milliseconds since 1970. */
  expiresAtMs: z.number(),
  /** What opens the customer API, and when it expires; null until it is first needed. */
  customerAccess: customerAccessSchema.nullable(),
});
export type SessionTokens = z.output<typeof sessionTokensSchema>;

/** Longer than any call to the provider takes. */
export const renewalMs = 10_000;

/** A sign-in that has begun and not come back yet. */
export type PendingSignIn = {
  codeVerifier: string;
  state: string;
  nonce: string;
  /** The page of ours to go to afterwards. */
  returnTo: string;
};

/** The OpenID Connect provider. Failures are AppErrors; what the provider ended is "ended", not a failure. */
export type IdentityPort = {
  /** Where the browser signs in, and what to remember until it comes back. */
  beginSignIn(): Promise<{ url: string; pending: Omit<PendingSignIn, "returnTo"> }>;
  /** Exchanges the code of a callback, whose whole address is `callbackUrl`, for tokens. BAD_REQUEST for a code that the provider doesn't take. */
  completeSignIn(callbackUrl: string, pending: PendingSignIn): Promise<SessionTokens>;
  /** Refresh token grant. "ended" when the provider says invalid_grant or 401. */
  renew(tokens: SessionTokens & { refreshToken: string }): Promise<SessionTokens | "ended">;
  /** Token exchange for the customer API; null where the provider's own access token opens it, "ended" when that token opens nothing any more. */
  customerAccess(accessToken: string): Promise<CustomerAccess | null | "ended">;
  /** Makes the refresh token worthless, where the provider can. */
  revoke(refreshToken: string): Promise<void>;
  /** Where the browser signs out at the provider; null where the provider has no such address. */
  signOutUrl(idToken: string | null): Promise<string | null>;
};
