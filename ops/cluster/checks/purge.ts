import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Stage } from "../stage.ts";

const slug = "website-banner/promotional";
const storySchema = z.object({ story: z.object({ name: z.string(), content: z.record(z.string(), z.unknown()) }) });
const oldMsMax = 1000;
const shownMsMax = 5000;
const waitMs = 20_000;
const pollMs = 20;
const edits = 3;

/**
 * An editor's change, of which one instance hears by webhook, takes the old page from all of them within a second, though pages are good for ten minutes: nobody gets it after that.
 * What the new one shows has to be loaded and rendered first, by all instances at once here, which takes a busy machine its time; it has the five seconds that every edit has.
 */
export async function checkPurge({ sandboxUrl, instances }: Stage): Promise<string> {
  const all: Reached[] = [];
  for (let edit = 1; edit <= edits; edit += 1) {
    const old = await Promise.all(instances.map(({ origin }) => keptPage(origin)));
    const text = `Edit ${edit} of ${Date.now()}`;
    const publishedAt = await publish(sandboxUrl, text);
    all.push(
      ...(await Promise.all(instances.map(({ origin }, index) => untilShown(origin, { text, publishedAt, old: old[index] ?? "" })))),
    );
  }
  const old = Math.max(...all.map(({ oldMs }) => oldMs));
  const shown = Math.max(...all.map(({ shownMs }) => shownMs));
  const told = `${edits} edits: the last old page of all ${instances.length} came after ${Math.round(old)} ms, the new ones within ${Math.round(shown)} ms`;
  if (old > oldMsMax || shown > shownMsMax) throw new Error(told);
  return told;
}

/** When the last old page came, 0 where none did, and the first new one. */
type Reached = { oldMs: number; shownMs: number };

const ask = (origin: string) => fetch(origin, { headers: { "x-forwarded-for": "203.0.113.251" } });

/** The tag of the home page, once it is kept. */
async function keptPage(origin: string): Promise<string> {
  const endsAt = performance.now() + waitMs;
  while (performance.now() < endsAt) {
    const page = await ask(origin);
    await page.text();
    const etag = page.headers.get("etag");
    if (etag !== null) return etag;
    await wait(pollMs);
  }
  throw new Error(`${origin} keeps no page`);
}

async function untilShown(origin: string, edit: { text: string; publishedAt: number; old: string }): Promise<Reached> {
  let oldMs = 0;
  while (performance.now() < edit.publishedAt + waitMs) {
    const page = await ask(origin);
    // A new page is awaited until it is rendered, so when it comes says nothing of how long the old one was there.
    if (page.headers.get("etag") === edit.old) oldMs = performance.now() - edit.publishedAt;
    const html = await page.text();
    if (html.includes(edit.text)) return { oldMs, shownMs: performance.now() - edit.publishedAt };
    await wait(pollMs);
  }
  throw new Error(`${origin} never showed the edit`);
}

/** Answers when it was published; the sandbox tells the shop by itself, at the balancer's address. */
async function publish(sandboxUrl: string, text: string): Promise<number> {
  const draft = await fetch(`${sandboxUrl}/_vendors/storyblok/v2/cdn/stories/${slug}?token=any&version=draft`);
  const { story } = storySchema.parse(await draft.json());
  const change = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${sandboxUrl}/_vendors/storyblok/manage/${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The sandbox refused the edit: ${answer.status}`);
  };
  await change("PUT", `stories/${slug}`, { story: { name: story.name, content: { ...story.content, text } } });
  const publishedAt = performance.now();
  await change("POST", `publish/${slug}`);
  return publishedAt;
}
