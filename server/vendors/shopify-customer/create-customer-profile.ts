import type { CustomerPort } from "#server/account/customer-port.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { CustomerAccountApi } from "./create-customer-account-api.ts";
import {
  CustomerAddressCreateDocument,
  CustomerAddressDeleteDocument,
  CustomerAddressUpdateDocument,
  CustomerDocument,
  CustomerEmailMarketingSubscribeDocument,
  CustomerEmailMarketingUnsubscribeDocument,
  CustomerUpdateDocument,
} from "./generated/graphql.ts";
import { addressPath, detailsPath } from "./input-paths.ts";
import { presentCustomer } from "./present-customer.ts";
import type { ReadStatus } from "./read-status.ts";
import { requireAccepted, type UserError } from "./require-accepted.ts";
import { askStorefrontToken } from "./ask-storefront-token.ts";

type Profile = Omit<CustomerPort, "orders" | "order" | "requestReturn">;

/** Adding an address is never repeated, and neither is taking one away: the second time it would be unknown. */
export function createCustomerProfile(api: CustomerAccountApi, readStatus: ReadStatus): Profile {
  return {
    customer: (token) =>
      api({
        name: "Customer",
        token,
        document: CustomerDocument,
        variables: {},
        isIdempotent: true,
        present: ({ customer }) => presentCustomer(customer, readStatus),
      }),
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

/** Who gets the mails already gets what was asked for: another tab was faster, or the answer to the first call got lost. */
function withoutRepetition<Payload extends { userErrors: UserError[] }>(payload: Payload): Payload {
  return { ...payload, userErrors: payload.userErrors.filter(({ code }) => code !== "CUSTOMER_ALREADY_SUBSCRIBED") };
}
