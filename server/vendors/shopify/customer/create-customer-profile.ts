import type { CustomerPort } from "#server/services/account/customer-port.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { GraphQLAppError } from "../graphql/read-graphql-answer.ts";
import type { CustomerAccountApi } from "./create-customer-account-api.ts";
import {
  CustomerAddressCreateDocument,
  CustomerAddressDeleteDocument,
  CustomerAddressUpdateDocument,
  CustomerDocument,
  CustomerEmailMarketingSubscribeDocument,
  CustomerEmailMarketingUnsubscribeDocument,
  CustomerUpdateDocument,
  StorefrontCustomerAccessTokenCreateDocument,
} from "./generated/graphql.ts";
import { addressPath, detailsPath } from "./input-paths.ts";
import { presentCustomer } from "./present-customer.ts";
import type { ReadStatus } from "./read-status.ts";
import { type UserError, requireAccepted } from "./require-accepted.ts";

const withoutCompaniesMs = 10 * 60 * 1000;

type Profile = Omit<CustomerPort, "orders" | "order" | "requestReturn">;

/** Adding an address is never repeated, and neither is taking one away: the second time it would be unknown. */
export function createCustomerProfile(api: CustomerAccountApi, readStatus: ReadStatus): Profile {
  return {
    customer: createCustomerReader(api, readStatus),
    storefrontToken: (token) => askStorefrontToken(api, token),
    updateDetails: (token, input) =>
      api({
        name: "CustomerUpdate",
        token,
        document: CustomerUpdateDocument,
        variables: { input },
        isIdempotent: true,
        present: (data) => void requireAccepted(data.customerUpdate, detailsPath),
      }),
    createAddress: (token, address, isDefault) =>
      api({
        name: "CustomerAddressCreate",
        token,
        document: CustomerAddressCreateDocument,
        variables: { address, defaultAddress: isDefault },
        isIdempotent: false,
        present: (data) => void requireAccepted(data.customerAddressCreate, addressPath),
      }),
    updateAddress: (token, addressId, address, isDefault) =>
      api({
        name: "CustomerAddressUpdate",
        token,
        document: CustomerAddressUpdateDocument,
        variables: { addressId, address, defaultAddress: isDefault ?? null },
        isIdempotent: true,
        present: (data) => void requireAccepted(data.customerAddressUpdate, addressPath),
      }),
    removeAddress: (token, addressId) =>
      api({
        name: "CustomerAddressDelete",
        token,
        document: CustomerAddressDeleteDocument,
        variables: { addressId },
        isIdempotent: false,
        present(data) {
          const { deletedAddressId } = requireAccepted(data.customerAddressDelete);
          if (!deletedAddressId) throw new AppError("UPSTREAM_FAILED", "customer-account CustomerAddressDelete: nothing was deleted");
        },
      }),
    setMarketing: (token, isSubscribed) =>
      isSubscribed
        ? api({
            name: "CustomerEmailMarketingSubscribe",
            token,
            document: CustomerEmailMarketingSubscribeDocument,
            variables: {},
            isIdempotent: true,
            present: ({ customerEmailMarketingSubscribe: payload }) => void requireAccepted(payload && withoutRepetition(payload)),
          })
        : api({
            name: "CustomerEmailMarketingUnsubscribe",
            token,
            document: CustomerEmailMarketingUnsubscribeDocument,
            variables: {},
            isIdempotent: true,
            present: (data) => void requireAccepted(data.customerEmailMarketingUnsubscribe),
          }),
  };
}

/** Where the platform keeps companies back, a permission is missing that a shop without trade customers needn't have: customers are read without. It is asked again from time to time, for a permission may be given. */
function createCustomerReader(api: CustomerAccountApi, readStatus: ReadStatus): Profile["customer"] {
  let withoutUntilMs = 0;
  const ask = (token: string, withCompanies: boolean) =>
    api({
      name: "Customer",
      token,
      document: CustomerDocument,
      variables: { withCompanies },
      isIdempotent: true,
      present: ({ customer }) => presentCustomer(customer, readStatus),
    });
  return async function customer(token) {
    if (performance.now() < withoutUntilMs) return ask(token, false);
    try {
      return await ask(token, true);
    } catch (error) {
      if (!(error instanceof GraphQLAppError) || !error.isOutOfReach) throw error;
      const found = await ask(token, false);
      withoutUntilMs = performance.now() + withoutCompaniesMs;
      return found;
    }
  };
}

/** Who gets the mails already gets what was asked for: another tab was faster, or the answer to the first call got lost. */
function withoutRepetition<Payload extends { userErrors: UserError[] }>(payload: Payload): Payload {
  return { ...payload, userErrors: payload.userErrors.filter(({ code }) => code !== "CUSTOMER_ALREADY_SUBSCRIBED") };
}

/** Null where the platform has the mutation no more, or answers none: it is deprecated since 2025-01, for the customer's own token does the same. */
async function askStorefrontToken(api: CustomerAccountApi, token: string): Promise<string | null> {
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
