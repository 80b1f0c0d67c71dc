import { readEmail } from "#server/input/forms/read-email.ts";
import type { NewsletterInput } from "#shared/contract/customer/subscriptions.ts";
import type { AdmitMail } from "../recipients/recipient-limit.ts";

type NewsletterServiceOptions = { subscribers: NewsletterPort; isTrapped: (notes: string | undefined) => boolean };

export function createNewsletterService({ subscribers, isTrapped }: NewsletterServiceOptions): NewsletterService {
  return {
    async subscribe({ email, notes }, admitMail) {
      const address = readEmail(email);
      if (isTrapped(notes)) return;
      await admitMail(address);
      await subscribers.subscribe(address);
    },
  };
}

/** Throws AppError UNPROCESSABLE for what is no email address. */
export type NewsletterService = { subscribe(input: NewsletterInput, admitMail: AdmitMail): Promise<void> };

/** Who keeps the subscribers. Subscribing an address again changes nothing. Throws AppErrors: UNPROCESSABLE for an address that it refuses, otherwise UPSTREAM_…. */
export type NewsletterPort = { subscribe(email: string): Promise<void> };
