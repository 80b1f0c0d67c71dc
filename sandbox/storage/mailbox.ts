import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), replyTo: z.string().optional() });
export type NewMail = z.infer<typeof mailSchema>;
export type Mail = NewMail & { id: number; sentAt: string };

/** Mails that the vendors would have sent; they are kept here to be looked at. */
export type Mailbox = { send(mail: NewMail): void; messages(): Mail[] };

const rowSchema = z.object({ id: z.number(), document: z.string(), created_at: z.string() });
const shownLimit = 200;

export function createMailbox(database: DatabaseSync, now: () => Date): Mailbox {
  const insert = database.prepare("insert into mail (document, created_at) values (?, ?)");
  const select = database.prepare("select id, document, created_at from mail order by id desc limit ?");
  return {
    send: (mail) => void insert.run(JSON.stringify(mail), now().toISOString()),
    messages: () =>
      select.all(shownLimit).map((row) => {
        const { id, document, created_at: sentAt } = rowSchema.parse(row);
        const { to, subject, text, replyTo } = mailSchema.parse(JSON.parse(document));
        return { id, sentAt, to, subject, text, replyTo };
      }),
  };
}
