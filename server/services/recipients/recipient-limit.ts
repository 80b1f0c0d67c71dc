import { domainToASCII } from "node:url";
import { ipKeyGenerator } from "express-rate-limit";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import { hashedKey } from "#server/shared-store/hashed-key.ts";
import { scaledLimit } from "#server/shared-store/scaled-limit.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { invalidEmailMessage } from "#shared/domain/customer/email-address.ts";

/** Mails to one mailbox that requests may cause an hour: by one address, by all addresses together, and what one address may cause all the same when others used that up. */
const limits = {
  newsletter: { byOne: 3, byAll: 20, still: 1 },
  stockAlerts: { byOne: 20, byAll: 60, still: 5 },
  /** The message goes to the desk, which writes back that it came. */
  contact: { byOne: 10, byAll: 20, still: 5 },
  questions: { byOne: 10, byAll: 20, still: 5 },
  /** The vendor writes to reviewers. */
  reviews: { byOne: 10, byAll: 20, still: 3 },
} as const;
export type MailKind = keyof typeof limits;
const windowMs = 60 * 60_000;

/** `address` is null where it is nobody's that is counted. */
type Mail = { kind: MailKind; recipient: string; address: string | null };

/** Nobody's mailbox can be filled by way of the shop's forms, from however many addresses, and nobody can keep a mailbox's owner from them. */
export type RecipientLimit = {
  /** Throws AppError TOO_MANY_REQUESTS for one mail too many, whichever instances the others went through, and UNPROCESSABLE for what isn't a mailbox alone. */
  admit(mail: Mail): Promise<void>;
};

/** `factor` scales the limits; 0 lifts them. */
type RecipientLimitOptions = { factor: number; onRefused: () => void; store?: SharedStore };

/**
 * What strangers cause for somebody is counted apart from what comes from elsewhere: when all addresses together used a mailbox's hour up, each address still has a few. So whoever owns the mailbox is never
 * shut out, and filling it takes many addresses.
 */
export function createRecipientLimit({ factor, onRefused, store = createLocalStore() }: RecipientLimitOptions): RecipientLimit {
  const scaled = (limit: number) => scaledLimit(limit, factor);

  return {
    async admit({ kind, recipient, address }) {
      if (notPlain.test(recipient)) throw notMailbox();
      if (factor === 0 || address === null) return;
      const limit = limits[kind];
      const mailbox = `mail:${kind}:${hashedKey(spelling(recipient))}`;
      const pair = `mail-from:${kind}:${hashedKey(`${spelling(recipient)} ${ipKeyGenerator(address)}`)}`;
      const byBoth = [
        { key: pair, limit: scaled(limit.byOne) },
        { key: mailbox, limit: scaled(limit.byAll) },
      ];
      if ((await store.countUpTo(byBoth, 1, windowMs)) === null) return;
      const waitMs = await store.countUpTo([{ key: pair, limit: scaled(limit.still) }], 1, windowMs);
      if (waitMs === null) return;
      onRefused();
      throw refusal(Math.ceil(waitMs / 1000));
    },
  };
}

/** What names, comments, quotation marks and lists of mailboxes are written with (RFC 5322): each way of writing one would be a mailbox of its own here, and the same to whoever sends the mail. */
const notPlain = /[<>()[\],;:"\\\p{Cc}]/u;

/** Google reads no dots in the names of its mailboxes, and has two names itself: https://support.google.com/mail/answer/7436150 */
const atGoogle = /@(?:gmail|googlemail)\.com$/;

/** One mailbox under the spellings that reach it. */
function spelling(recipient: string): string {
  const address = recipient
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@")
    .replace(/[^@]+$/, (domain) => domainToASCII(domain) || domain);
  return atGoogle.test(address) ? `${address.replace(atGoogle, "").replaceAll(".", "")}@gmail.com` : address;
}

function notMailbox(): AppError {
  return new AppError("UNPROCESSABLE", "more than a mailbox", { userMessage: invalidEmailMessage });
}

function refusal(retryAfterS: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", "too many mails for one mailbox", {
    userMessage: "We've had a lot of messages for that email address. Please try again in an hour.",
    retryAfterS,
  });
}

/** Counts a mail to somebody, and throws AppError TOO_MANY_REQUESTS for one too many. */
export type AdmitMail = (recipient: string) => Promise<void>;
