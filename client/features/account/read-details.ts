import { textField } from "#client/lib/text/text-field.ts";
import type { Customer } from "#shared/contract/customer/account.ts";

export type Details = Pick<Customer, "firstName" | "lastName">;

export function readDetails(form: FormData): Details {
  return { firstName: textField(form, "firstName").trim(), lastName: textField(form, "lastName").trim() };
}
