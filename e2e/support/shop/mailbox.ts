import { e2eAddress } from "./address.ts";

type Mail = { to: string; subject: string; text: string; replyTo?: string };

/** An address that no earlier run used: the sandbox remembers whom it wrote to. */
export function freshEmail(): string {
  return `shopper-${crypto.randomUUID()}@example.test`;
}

/** What the sandbox's vendors wrote to an address, the newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  return (await allMails()).filter(({ to }) => to.toLowerCase() === email);
}

/** What an address wrote to the support desk, the newest first. */
export async function mailsFrom(email: string): Promise<Mail[]> {
  return (await allMails()).filter(({ replyTo }) => replyTo === email);
}

async function allMails(): Promise<Mail[]> {
  const answer = await fetch(`${e2eAddress.sandbox}/_vendors/mailbox/messages.json`);
  return answer.json();
}
