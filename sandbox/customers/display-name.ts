import type { Customer } from "./customer.ts";

/** Both names, or one of them, or else the email address. */
export function displayNameOf({ firstName, lastName, email }: Pick<Customer, "firstName" | "lastName" | "email">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}
