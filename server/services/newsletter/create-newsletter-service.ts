import { readEmail } from "#server/input/forms/read-email.ts";
import type { NewsletterPort } from "./newsletter-port.ts";
import type { NewsletterService } from "./newsletter-service.ts";

type NewsletterServiceOptions = { subscribers: NewsletterPort; isTrapped: (notes: string | undefined) => boolean };

export function createNewsletterService({ subscribers, isTrapped }: NewsletterServiceOptions): NewsletterService {
  return {
    async subscribe({ email, notes }) {
      const address = readEmail(email);
      if (!isTrapped(notes)) await subscribers.subscribe(address);
    },
  };
}
