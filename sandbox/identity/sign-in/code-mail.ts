import type { NewMail } from "#sandbox/commerce/mailbox/mailbox.ts";
import { codeMinutes } from "./code-store.ts";

/** The code stands alone on its line, where people and their mail programs find it. */
export function codeMail({ to, code, companyName }: { to: string; code: string; companyName: string }): NewMail {
  return {
    to,
    subject: `${code} is your ${companyName} sign-in code`,
    text: [
      "Here is the code to sign in with:",
      "",
      code,
      "",
      `It works for ${codeMinutes} minutes. If you didn't ask for it, there's nothing you need to do.`,
    ].join("\n"),
  };
}
