import type { FormAction } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { invalidEmailMessage, isEmailAddress } from "#shared/domain/customer/email-address.ts";
import { trapFieldName } from "#shared/domain/customer/trap-field.ts";

export type TypedSignup = { email: string; notes: string };

/** Subscribes an address to the newsletter. */
export const signUp: FormAction<TypedSignup, unknown> = {
  parse: (fields) => {
    const email = textField(fields, "email");
    const isEmail = isEmailAddress(email.trim());
    return {
      typed: { email, notes: textField(fields, trapFieldName) },
      problem: isEmail ? null : { message: invalidEmailMessage, fields: { email: invalidEmailMessage } },
    };
  },
  run: ({ email, notes }, { api }) => api.newsletter.subscribe({ email: email.trim(), notes }),
  to: () => "/newsletter?subscribed=1",
};
