import type { Router } from "express";
import type { AccessToken } from "oidc-provider";

/** What an access token opens, and for whom. */
type CustomerApiAccess = { customerId: number; scopes: ReadonlySet<string> };

/** The customers that somebody can sign in as. */
export type CustomerDirectory = {
  /** The customer with this address; a new one when there is none. */
  signIn(email: string): { id: number };
  find(id: number): { id: number; email: string } | null;
};

export type Identity = {
  /** To be mounted at `identityPath`: the OpenID Connect endpoints and the sign-in pages. */
  router: Router;
  /** For tests only, never shown to browsers. GET and PUT `{accessTokenSeconds}` (null: as configured), DELETE `/sessions/{customerId}` ends a customer's sessions everywhere. */
  control: Router;
  /** Null for any token that does not open the customer API: unknown, expired, revoked, or of another scope. */
  findAccess(token: string): Promise<CustomerApiAccess | null>;
};

/** Where the provider lives below the shop's own origin; also the path of its issuer. */
export const identityPath = "/_vendors/auth";

/** Asked for by shops whose tokens open the customer API after an exchange. */
export const exchangedScope = "https://api.customers.com/auth/customer.graphql";

/** Asked for by shops whose tokens open the customer API at once. */
export const directScope = "customer-account-api:full";

/** The customer API, as a token exchange names it. */
export const customerApiAudience = "30243aa5-17c1-465a-8493-944bcc4e88aa";

export const exchangeGrantType = "urn:ietf:params:oauth:grant-type:token-exchange";

export const accessTokenType = "urn:ietf:params:oauth:token-type:access_token";

/** Whether a token opens the customer API: with the older scope only one that was exchanged for it. */
export function opensCustomerApi({ scopes, aud }: AccessToken): boolean {
  return scopes.has(directScope) || (scopes.has(exchangedScope) && aud === customerApiAudience);
}
