import type { AccessToken } from "oidc-provider";

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
