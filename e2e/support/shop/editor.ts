import { createHash, createHmac } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { e2eAddress } from "./address.ts";

const manage = `${e2eAddress.sandbox}/_vendors/storyblok/manage`;

async function change(method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(`${manage}/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the edit: ${answer.status} ${await answer.text()}`);
}

export const saveDraft = (slug: string, content: object) => change("PUT", `stories/${slug}`, { story: { name: slug, content } });

export const publish = (slug: string) => change("POST", `publish/${slug}`);

export const discard = (slug: string) => change("DELETE", `stories/${slug}`);

/** The editor's script, which no test fetches: what the editor says is told by `sayAsEditor`. */
const bridge = `self.StoryblokBridge = class { on(names, hear) { for (const name of [names].flat()) addEventListener("editor-" + name, hear) } }`;

/** Tells the shop that something was published, as the CMS does. */
export async function sendPublishWebhook(): Promise<number> {
  const body = JSON.stringify({ action: "published", space_id: 1, full_slug: "pages/shipping", text: "" });
  const signature = createHmac("sha1", e2eAddress.environment.STORYBLOK_WEBHOOK_SECRET).update(body).digest("hex");
  const headers = { "content-type": "application/json", "webhook-signature": signature };
  return (await fetch(`${e2eAddress.shop}/webhooks/storyblok`, { method: "POST", headers, body })).status;
}

/** What the visual editor adds to the address of a page that it opens. */
export function editorSignature(): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = createHash("sha1").update(`1:sandbox-preview:${timestamp}`).digest("hex");
  const signature = { "_storyblok_tk[space_id]": "1", "_storyblok_tk[timestamp]": timestamp, "_storyblok_tk[token]": token };
  return new URLSearchParams(signature).toString();
}

/** Lets a browser see drafts, as a link in the hands of an editor does. */
export async function enterPreview(context: BrowserContext): Promise<void> {
  await context.route("https://app.storyblok.com/**", (route) => route.fulfill({ contentType: "text/javascript", body: bridge }));
  const entered = await context.request.get("/preview?secret=sandbox&path=/", { maxRedirects: 0 });
  if (entered.status() !== 303) throw new Error(`No preview: ${entered.status()}`);
}

/** What the editor tells with every keystroke: the story as the CMS has it, with these fields. */
export async function typeAsEditor(page: Page, slug: string, change: (content: Record<string, unknown>) => void): Promise<void> {
  const answer = await fetch(`${e2eAddress.sandbox}/_vendors/storyblok/v2/cdn/stories/${slug}?token=any&version=draft`);
  const { story } = await answer.json();
  change(story.content);
  await page.evaluate((written) => dispatchEvent(Object.assign(new Event("editor-input"), { story: written })), story);
}

export const sayAsEditor = (page: Page, name: string) => page.evaluate((event) => dispatchEvent(new Event(event)), `editor-${name}`);
