import { AppError } from "#shared/domain/app-error.ts";
import { invalidEmailMessage, isEmailAddress } from "#shared/domain/customer/email-address.ts";

/** The address that was typed, without the spaces around it. The address itself never gets into a message or the log. */
export function readEmail(text: string): string {
  const email = text.trim();
  if (!isEmailAddress(email)) throw new AppError("UNPROCESSABLE", "not an email address", { userMessage: invalidEmailMessage });
  return email;
}
