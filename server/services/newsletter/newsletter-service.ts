import type { NewsletterInput } from "#shared/contract/customer/newsletter.ts";

/** Throws AppError UNPROCESSABLE for what is no email address. */
export type NewsletterService = { subscribe(input: NewsletterInput): Promise<void> };
