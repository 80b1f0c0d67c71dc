import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";
import type { Customer } from "#sandbox/vendors/shopify/customers/customer.ts";
import type { PostcodeCheck } from "./addresses/postcodes.ts";

/** Why a mutation did nothing: the path of the field in its arguments, and a sentence for the customer. */
export type UserError<Code extends string> = { code: Code; field: string[]; message: string };

/** Subscriptions of the mailing service: the customer's own one is the same as that of the newsletter form. */
export type Marketing = {
  isSubscribed(email: string): boolean;
  subscribe(email: string): void;
  unsubscribe(email: string): void;
};

/** What every resolver gets besides its parent and arguments. */
export type AccountContext = { commerce: Commerce; customer: Customer; marketing: Marketing; isPostcodeOf: PostcodeCheck };
