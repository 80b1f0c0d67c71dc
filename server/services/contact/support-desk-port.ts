/** A shopper's message for the people who answer. `key` is the same for the same message. */
type Enquiry = { subject: string; text: string; replyTo: string; key: string };

/** Who answers shoppers. Sending an enquiry again changes nothing. Throws AppErrors: UNPROCESSABLE for an address that it refuses, otherwise UPSTREAM_…. */
export type SupportDeskPort = { send(enquiry: Enquiry): Promise<void> };
