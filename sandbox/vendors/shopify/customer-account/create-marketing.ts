import type { MailingStore } from "#sandbox/vendors/klaviyo/mailing-store.ts";
import type { Marketing } from "./account-context.ts";

/** The list of whoever ticked the box in the account; a welcome only goes to those who ask for it with the newsletter's form. */
const listId = "customer-account";

/** An address that is on any list of the mailing service is subscribed, and leaving leaves them all. */
export function createMarketing({ isSubscribed, subscribe, unsubscribe }: MailingStore): Marketing {
  return { isSubscribed, unsubscribe, subscribe: (email) => subscribe(listId, email, () => undefined) };
}
