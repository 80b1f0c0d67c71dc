import type { Router } from "express";

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
