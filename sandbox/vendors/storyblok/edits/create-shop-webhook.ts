import { createHmac } from "node:crypto";
import type { Story } from "../story.ts";

/** Where the shop wants to be told of changes, and what it knows us by. */
export type WebhookAddress = { url: string; secret: string };

type StoryEvent = { action: "published" | "deleted"; story: Pick<Story, "id" | "name" | "full_slug"> };

export type NotifyShop = (event: StoryEvent) => void;

const timeoutMs = 3000;

/** Tells the shop of a change as Storyblok does: later than the editor's own answer, signed, and once. A shop that doesn't answer finds out by itself. */
export function createShopWebhook(address: WebhookAddress, onFailure: (error: unknown) => void): NotifyShop {
  return (event) => void notify(address, event).catch(onFailure);
}

async function notify({ url, secret }: WebhookAddress, { action, story: { id, name, full_slug } }: StoryEvent): Promise<void> {
  const body = JSON.stringify({ text: `The story ${name} (${full_slug}) was ${action}.`, action, space_id: 1, story_id: id, full_slug });
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "webhook-signature": createHmac("sha1", secret).update(body).digest("hex") },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`);
}
