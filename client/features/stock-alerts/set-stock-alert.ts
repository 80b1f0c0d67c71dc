import type { FormAction } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { invalidEmailMessage, isEmailAddress } from "#shared/domain/customer/email-address.ts";
import { trapFieldName } from "#shared/domain/customer/trap-field.ts";

/** `handle` is the product's, to lead back to it. */
export type TypedStockAlert = { email: string; variantId: string; handle: string; notes: string };

/** Asks to be told when a variant is back. */
export const setStockAlert: FormAction<TypedStockAlert, unknown> = {
  parse: (fields) => {
    const email = textField(fields, "email");
    return {
      typed: {
        email,
        variantId: textField(fields, "variantId"),
        handle: textField(fields, "handle"),
        notes: textField(fields, trapFieldName),
      },
      problem: isEmailAddress(email.trim()) ? null : { message: invalidEmailMessage },
    };
  },
  run: ({ email, variantId, notes }, { api }) => api.stockAlerts.set({ email: email.trim(), variantId, notes }),
  to: (_, { handle }) => `/stock-alerts?${new URLSearchParams({ set: "1", part: handle })}`,
};
