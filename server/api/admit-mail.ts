import type { AdmitMail, MailKind } from "../services/recipients/recipient-limit.ts";
import type { ApiContext } from "./api-context.ts";

/** Counts mails by whom they go to and by whose request they are. */
export function admitMailIn({ services, countedAddress }: ApiContext, kind: MailKind): AdmitMail {
  return (recipient) => services.recipients.admit({ kind, recipient, address: countedAddress });
}
