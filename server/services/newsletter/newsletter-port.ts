/** Who keeps the subscribers. Subscribing an address again changes nothing. Throws AppErrors: UNPROCESSABLE for an address that it refuses, otherwise UPSTREAM_…. */
export type NewsletterPort = { subscribe(email: string): Promise<void> };
