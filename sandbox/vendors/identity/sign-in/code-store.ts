import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#sandbox/storage/open-database.ts";
import { isSameKey } from "#sandbox/vendors/shopify/cart/cart-store.ts";

const minuteMs = 60_000;
export const codeMinutes = 10;
const triesMax = 5;
const perMinuteMax = { interaction: 3, address: 10 };
const rememberedMs = 60 * minuteMs;

export type CodeCheck =
  | { result: "right"; email: string }
  | { result: "wrong"; triesLeft: number }
  | { result: "expired" | "spent" | "none" };

/** The codes that were mailed. Only the last one of a sign-in counts, for a few minutes and a few tries, and once. */
export type CodeStore = {
  /** Makes a code and has it delivered; false when there were too many within a minute. */
  send(interactionId: string, email: string, deliver: (code: string) => void): boolean;
  /** Whom the last code of this sign-in went to. */
  addressee(interactionId: string): string | null;
  check(interactionId: string, code: string): CodeCheck;
};

const schema = `
  create table if not exists sign_in_code (
    id integer primary key autoincrement,
    interaction_id text not null,
    email text not null,
    code text not null,
    tries integer not null default 0,
    is_used integer not null default 0,
    sent_at_ms integer not null
  ) strict;
  create index if not exists sign_in_code_interaction on sign_in_code (interaction_id, sent_at_ms);
  create index if not exists sign_in_code_email on sign_in_code (email, sent_at_ms);
`;

const rowSchema = z.object({
  id: z.number(),
  email: z.string(),
  code: z.string(),
  tries: z.number(),
  is_used: z.number(),
  sent_at_ms: z.number(),
});

export function createCodeStore(database: DatabaseSync, now: () => Date): CodeStore {
  database.exec(schema);
  const forget = database.prepare("delete from sign_in_code where sent_at_ms < ?");
  const countOfInteraction = database.prepare("select count(*) as n from sign_in_code where interaction_id = ? and sent_at_ms > ?");
  const countOfAddress = database.prepare("select count(*) as n from sign_in_code where email = ? and sent_at_ms > ?");
  const insert = database.prepare("insert into sign_in_code (interaction_id, email, code, sent_at_ms) values (?, ?, ?, ?)");
  const selectLast = database.prepare("select * from sign_in_code where interaction_id = ? order by id desc limit 1");
  const countTry = database.prepare("update sign_in_code set tries = tries + 1 where id = ?");
  const markUsed = database.prepare("update sign_in_code set is_used = 1 where id = ?");

  function last(interactionId: string): z.infer<typeof rowSchema> | null {
    const row = selectLast.get(interactionId);
    return row === undefined ? null : rowSchema.parse(row);
  }

  return {
    send: (interactionId, email, deliver) =>
      inTransaction(database, () => {
        const nowMs = now().getTime();
        const address = email.toLowerCase();
        forget.run(nowMs - rememberedMs);
        const since = nowMs - minuteMs;
        if (Number(countOfInteraction.get(interactionId, since)?.["n"]) >= perMinuteMax.interaction) return false;
        if (Number(countOfAddress.get(address, since)?.["n"]) >= perMinuteMax.address) return false;
        const code = String(randomInt(1_000_000)).padStart(6, "0");
        insert.run(interactionId, address, code, nowMs);
        deliver(code);
        return true;
      }),
    addressee: (interactionId) => last(interactionId)?.email ?? null,
    check: (interactionId, code) =>
      inTransaction(database, (): CodeCheck => {
        const sent = last(interactionId);
        if (sent === null || sent.is_used === 1) return { result: "none" };
        if (now().getTime() - sent.sent_at_ms >= codeMinutes * minuteMs) return { result: "expired" };
        if (sent.tries >= triesMax) return { result: "spent" };
        if (isSameKey(code, sent.code)) {
          markUsed.run(sent.id);
          return { result: "right", email: sent.email };
        }
        countTry.run(sent.id);
        const triesLeft = triesMax - sent.tries - 1;
        return triesLeft === 0 ? { result: "spent" } : { result: "wrong", triesLeft };
      }),
  };
}
