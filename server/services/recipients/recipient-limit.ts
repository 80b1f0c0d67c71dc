import { createHash } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import { LRUCache } from "lru-cache";
import { AppError } from "#shared/domain/app-error.ts";

/** Mails to one mailbox that requests may cause an hour: by one address, by all addresses together, and what one address may cause all the same when others used that up. */
const limits = {
  newsletter: { byOne: 3, byAll: 20, still: 1 },
  stockAlerts: { byOne: 20, byAll: 60, still: 5 },
  /** The message goes to the desk, which writes back that it came. */
  contact: { byOne: 10, byAll: 20, still: 5 },
} as const;
export type MailKind = keyof typeof limits;
const windowMs = 60 * 60_000;
const kept = { max: 50_000, ttl: windowMs, ttlResolution: 0, noUpdateTTL: true, perf: { now: () => performance.now() } };

/** `address` is null where it is nobody's that is counted. */
type Mail = { kind: MailKind; recipient: string; address: string | null };

/** Nobody's mailbox can be filled by way of the shop's forms, from however many addresses, and nobody can keep a mailbox's owner from them. */
export type RecipientLimit = {
  /** Throws AppError TOO_MANY_REQUESTS for one mail too many. */
  admit(mail: Mail): void;
};

/** `factor` scales the limits; 0 lifts them. */
type RecipientLimitOptions = { factor: number; onRefused: () => void };

/**
 * What strangers cause for somebody is counted apart from what comes from elsewhere: when all addresses together used a mailbox's hour up, each address still has a few. So whoever owns the mailbox is never
 * shut out, and filling it takes many addresses.
 */
export function createRecipientLimit({ factor, onRefused }: RecipientLimitOptions): RecipientLimit {
  const counts = new LRUCache<string, number>(kept);
  const scaled = (limit: number) => Math.max(1, Math.round(limit * factor));

  return {
    admit({ kind, recipient, address }) {
      if (factor === 0 || address === null) return;
      const limit = limits[kind];
      const mailbox = `${kind} ${mailboxKey(recipient)}`;
      const pair = `${mailbox} ${ipKeyGenerator(address)}`;
      const [byAll, byOne] = [counts.get(mailbox) ?? 0, counts.get(pair) ?? 0];
      if (byOne >= scaled(limit.byOne) || (byOne >= scaled(limit.still) && byAll >= scaled(limit.byAll))) {
        onRefused();
        throw refusal(Math.ceil(Math.min(counts.getRemainingTTL(pair) || windowMs, windowMs) / 1000));
      }
      counts.set(mailbox, byAll + 1);
      counts.set(pair, byOne + 1);
    },
  };
}

/** One mailbox under the spellings that reach it, and nobody's address in memory. */
function mailboxKey(recipient: string): string {
  const plain = recipient
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@");
  return createHash("sha256").update(plain).digest("base64url").slice(0, 22);
}

function refusal(retryAfterS: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", "too many mails for one mailbox", {
    userMessage: "We've had a lot of messages for that email address. Please try again in an hour.",
    retryAfterS,
  });
}

/** Counts a mail to somebody, and throws AppError TOO_MANY_REQUESTS for one too many. */
export type AdmitMail = (recipient: string) => void;
