import type { CustomerDetails } from "#sandbox/customers/customer.ts";
import type { AccountContext } from "./account-context.ts";
import { emailNode } from "./customer-resolvers.ts";
import type { UserError } from "./user-error.ts";

type NamesInput = { firstName?: string | null; lastName?: string | null };
type NameErrorCode = "CONTAINS_HTML_TAGS" | "CONTAINS_URL" | "CUSTOMER_INPUT_ARGUMENT_EMPTY" | "TOO_LONG";
type NameError = UserError<NameErrorCode>;

const textLimit = 255;
const labels = { firstName: "First name", lastName: "Last name" };

export const customerMutations = {
  customerUpdate: (_root: unknown, { input }: { input: NamesInput }, { commerce, customer }: AccountContext) => {
    const changes: Partial<CustomerDetails> = {};
    for (const name of ["firstName", "lastName"] as const) {
      if (input[name] !== undefined) changes[name] = input[name]?.trim() || null;
    }
    const given = Object.keys(changes).length > 0;
    const userErrors = given
      ? [...nameErrors("firstName", changes.firstName), ...nameErrors("lastName", changes.lastName)]
      : [nothingGiven];
    return { customer: userErrors.length > 0 ? null : commerce.customers.update(customer.id, changes), userErrors };
  },

  customerEmailMarketingSubscribe: (_root: unknown, _args: unknown, { customer, marketing }: AccountContext) => {
    const userErrors = marketing.isSubscribed(customer.email)
      ? [{ code: "CUSTOMER_ALREADY_SUBSCRIBED", field: null, message: "You already get our marketing emails" }]
      : [];
    if (userErrors.length === 0) marketing.subscribe(customer.email);
    return { emailAddress: emailNode(customer, marketing), userErrors };
  },

  customerEmailMarketingUnsubscribe: (_root: unknown, _args: unknown, { customer, marketing }: AccountContext) => {
    marketing.unsubscribe(customer.email);
    return { emailAddress: emailNode(customer, marketing), userErrors: [] };
  },

  storefrontCustomerAccessTokenCreate: (_root: unknown, _args: unknown, { commerce, customer }: AccountContext) => ({
    customerAccessToken: commerce.customers.storefrontTokens.issue(customer.id),
    userErrors: [],
  }),
};

const nothingGiven: NameError = { code: "CUSTOMER_INPUT_ARGUMENT_EMPTY", field: ["input"], message: "There is nothing to change" };

function nameErrors(name: "firstName" | "lastName", value: string | null | undefined): NameError[] {
  const error = (code: NameErrorCode, message: string): NameError[] => [
    { code, field: ["input", name], message: `${labels[name]} ${message}` },
  ];
  if (!value) return [];
  if (value.length > textLimit) return error("TOO_LONG", `is too long (maximum is ${textLimit} characters)`);
  if (/<[^>]*>/.test(value)) return error("CONTAINS_HTML_TAGS", "can't contain HTML tags");
  return /https?:\/\/|www\./i.test(value) ? error("CONTAINS_URL", "can't contain a web address") : [];
}
