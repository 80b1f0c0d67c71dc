import { AppError } from "#shared/domain/app-error.ts";
import type { CustomerAccountApi } from "./create-customer-account-api.ts";
import { StorefrontCustomerAccessTokenCreateDocument } from "./generated/graphql.ts";
import { requireAccepted } from "./require-accepted.ts";

/** Null where the platform has the mutation no more, or answers none: it is deprecated since 2025-01, for the customer's own token does the same. */
export async function askStorefrontToken(api: CustomerAccountApi, token: string): Promise<string | null> {
  try {
    return await api({
      name: "StorefrontCustomerAccessTokenCreate",
      token,
      document: StorefrontCustomerAccessTokenCreateDocument,
      variables: {},
      isIdempotent: true,
      present: ({ storefrontCustomerAccessTokenCreate: payload }) =>
        payload ? (requireAccepted(payload).customerAccessToken ?? null) : null,
    });
  } catch (error) {
    if (isUnknownMutation(error)) return null;
    if (error instanceof AppError && error.code === "UNPROCESSABLE")
      throw new AppError("UPSTREAM_FAILED", "Failed to create storefront customer access token.", { cause: error });
    throw error;
  }
}

/** As GraphQL servers say it: "Field 'x' doesn't exist on type 'Mutation'", or "Cannot query field "x" on type "Mutation"". */
function isUnknownMutation(error: unknown): boolean {
  return (
    error instanceof AppError &&
    /(?:doesn't exist on type 'Mutation'|Cannot query field "storefrontCustomerAccessTokenCreate")/.test(error.message)
  );
}
