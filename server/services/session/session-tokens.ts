/** What the identity provider gave a customer's browser; kept in sealed cookies and nowhere else. Names as in OAuth 2.0 and OpenID Connect. */
export type SessionTokens = {
  accessToken: string;
  /** Absent where a renewal brought none. */
  idToken: string | null;
  refreshToken: string | null;
  /** When the access token expires, in milliseconds since 1970. */
  expiresAtMs: number;
  /** What opens the customer API, and when it expires; null until it is first needed. */
  customerAccess: CustomerAccess | null;
};

export type CustomerAccess = { token: string; expiresAtMs: number };

/** A sign-in that has begun and not come back yet. */
export type PendingSignIn = {
  codeVerifier: string;
  state: string;
  nonce: string;
  /** The page of ours to go to afterwards. */
  returnTo: string;
};
