import { z } from "zod";
import type { SupportDeskPort } from "#server/services/contact/contact-service.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { invalidEmailMessage } from "#shared/domain/customer/email-address.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";

type SupportDeskOptions = {
  /** The service's base address. */
  url: string;
  token: string;
  vendorFetch: VendorFetch;
};

const acceptedSchema = z.object({ id: z.string().min(1) });

/**
 * Hands an email to the support desk: POST /v1/emails with `subject`, `body` (plain text) and `reply_to`. An `idempotency-key` that the desk has seen within a
 * day is answered like the first time and sends nothing. 422 means that it refuses the address to reply to.
 */
export function createSupportDeskClient({ url, token, vendorFetch }: SupportDeskOptions): SupportDeskPort {
  const endpoint = `${url.replace(/\/$/, "")}/v1/emails`;
  return {
    async send({ subject, text, replyTo, key }) {
      const headers = {
        authorization: `Bearer ${token}`,
        "idempotency-key": key,
        "content-type": "application/json",
        accept: "application/json",
      };
      const body = JSON.stringify({ subject, body: text, reply_to: replyTo });
      const response = await vendorFetch(endpoint, { method: "POST", headers, body }, { operation: "sendEmail", isIdempotent: true });
      if (response.status === 422) {
        throw new AppError("UNPROCESSABLE", "the support desk refuses the address", { userMessage: invalidEmailMessage });
      }
      if (!response.ok) throw new AppError("UPSTREAM_FAILED", `support-desk sendEmail: the vendor answered ${response.status}`);
      // Only its own id says that the desk has it.
      const accepted = acceptedSchema.safeParse(await response.json().catch(() => null));
      if (!accepted.success) throw new AppError("UPSTREAM_FAILED", "support-desk sendEmail: the answer is malformed");
    },
  };
}
