import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { Customer } from "#shared/contract/customer/account.ts";
import { accountForm, keepCustomer } from "../account-form.ts";

export type ReturnedDetails = ReturnedForm<Pick<Customer, "firstName" | "lastName">> | undefined;

/** The customer's name. */
export const updateDetails = accountForm({
  parse: (fields) => ({
    typed: { firstName: textField(fields, "firstName").trim(), lastName: textField(fields, "lastName").trim() },
  }),
  run: (typed, { api }) => api.account.updateDetails(typed),
  to: () => "/account/account-details?saved",
  textOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  whatFailed: () => "Failed to update customer details.",
  keep: keepCustomer,
});
