import type { NewMail } from "../commerce/mailbox/mailbox.ts";

export function welcomeMail(to: string, companyName: string, publicUrl: string): NewMail {
  const text = [
    "Hi,",
    "",
    `thanks for signing up. You will hear from us about twice a month: new panels, price drops and workshop stories.`,
    "",
    `Start with what is on now: ${publicUrl}/promotions`,
    "",
    "Not what you wanted? Reply with the word unsubscribe and we will stop.",
  ].join("\n");
  return { to, subject: `Welcome to ${companyName}`, text };
}
