import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { accountForm, keepCustomer } from "../account-form.ts";

export type ReturnedMarketing = ReturnedForm<{ isSubscribed: boolean }> | undefined;

/** Marketing emails, on or off. */
export const setMarketing = accountForm({
  parse: (fields) => ({ typed: { isSubscribed: textField(fields, "isSubscribed") === "true" } }),
  run: (typed, { api }) => api.account.setMarketing(typed),
  to: () => "/account/manage-marketing-emails?saved",
  whatFailed: () => "Failed to update your email preferences.",
  keep: keepCustomer,
});
