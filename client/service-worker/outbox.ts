import { Queue } from "workbox-background-sync";
import { parseCartForm } from "#shared/domain/cart/cart-command.ts";
import { copyLimits, type LaterAddition, type News, newsMessage } from "#shared/domain/kept-copies.ts";
import { readState, writeState } from "./copies.ts";

declare const self: ServiceWorkerGlobalScope;

/** What is told of a change once it could be sent. */
type Words = { done: string; failed: string };

/** What the queue keeps beside a change: its words, and the key of an addition that a page asked for. */
type Kept = Words & { key?: string };

/** Changes that wait for a connection, in their order. The browser calls for them by Background Sync where it has that; pages do so as well. */
const queue = new Queue("outbox", { maxRetentionTime: copyLimits.waitingDays * 24 * 60, onSync: sendWaiting });

export const waitingCount = () => queue.size();

const hasRoom = async () => (await queue.size()) < copyLimits.waiting;

const isWords = (value: unknown): value is Words =>
  typeof value === "object" &&
  value !== null &&
  "done" in value &&
  typeof value.done === "string" &&
  "failed" in value &&
  typeof value.failed === "string";

/** Puts an addition to the cart by; false where there is no more room. The key has the shop make it once, however often it is sent, and waits once however often it is asked for. */
export async function addLater({ name, key, lines }: LaterAddition): Promise<boolean> {
  if (await isWaiting(key)) return true;
  if (!(await hasRoom())) return false;
  const request = new Request("/api/cart/lines", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ lines, key, isRepeated: true }),
  });
  const [line, ...others] = lines;
  const isOne = others.length > 0 || line?.quantity === 1;
  const kept: Kept = {
    done: isOne ? `${name} was added to your cart.` : `${line?.quantity} × ${name} were added to your cart.`,
    failed: `${name} could not be added to your cart.`,
    key,
  };
  await queue.pushRequest({ request, metadata: kept });
  return true;
}

const isWaiting = async (key: string) =>
  (await queue.getAll()).some(({ metadata }) => isWords(metadata) && "key" in metadata && metadata.key === key);

const projectWords: Words = {
  done: "Your changes to a project were saved.",
  failed: "A change to a project could not be saved. Open the project and make it again.",
};
const assemblyWords: Words = {
  done: "The parts of an assembly were added to your cart.",
  failed: "The parts of an assembly could not be added to your cart.",
};

/** Forms that may wait: they say all that there is to say, and nobody is shown an answer that they need. */
export function canWait(path: string): boolean {
  return path === "/cart" || path === "/projects" || /^\/projects\/(?:add|[0-9a-f]{20})$/.test(path) || path.startsWith("/assemblies/");
}

/** Puts a form by that could not be sent; false where it can't wait. What it adds is added once by its key, which it was sent with the first time too. */
export async function sendLater(request: Request, key: string): Promise<boolean> {
  const { pathname } = new URL(request.url);
  if (!canWait(pathname) || !(await hasRoom())) return false;
  if (pathname !== "/cart") {
    await queue.pushRequest({ request, metadata: pathname.startsWith("/projects") ? projectWords : assemblyWords });
    return true;
  }
  const command = parseCartForm(await request.formData());
  if (command?.intent !== "add") return false;
  const { variantId, quantity, name, attributes } = command;
  return addLater({ name, key, lines: [{ variantId, quantity, ...(attributes.length > 0 && { attributes }) }] });
}

const tooMany = 429;

/** Sends what waits, one after the other; throws while the shop can't be reached, for the browser to call again. */
async function sendWaiting(): Promise<void> {
  await self.navigator.locks.request("outbox", async () => {
    // The cart's own order over all tabs: two changes at a time could make two carts.
    await self.navigator.locks.request("cart", sendInOrder);
  });
}

async function sendInOrder(): Promise<void> {
  const news: News[] = [];
  try {
    for (let entry = await queue.shiftRequest(); entry !== undefined; entry = await queue.shiftRequest()) {
      const answer = await fetch(entry.request.clone()).catch(() => null);
      if (answer === null || answer.status >= 500 || answer.status === tooMany) {
        await queue.unshiftRequest(entry);
        throw new Error("The shop can't be reached yet");
      }
      const words = isWords(entry.metadata) ? entry.metadata : projectWords;
      // A form that went well leads to another page.
      const isDone = answer.ok || answer.type === "opaqueredirect";
      news.push({ message: isDone ? words.done : words.failed, isProblem: !isDone });
    }
  } finally {
    if (news.length > 0) await tell(news);
  }
}

/** Sends what waits, if the shop can be reached; what can't be sent goes on waiting. */
export async function trySending(): Promise<void> {
  if ((await queue.size()) > 0) await sendWaiting().catch(() => undefined);
}

/** Drops what somebody asked for who has left. */
export async function forgetWaiting(): Promise<void> {
  while ((await queue.shiftRequest()) !== undefined);
  await writeState("news", "[]");
}

const isNews = (value: unknown): value is News[] =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === "object" && one !== null && "message" in one && "isProblem" in one);

async function untold(): Promise<News[]> {
  const kept: unknown = JSON.parse((await readState("news")) ?? "[]");
  return isNews(kept) ? kept : [];
}

async function tell(news: readonly News[]): Promise<void> {
  await writeState("news", JSON.stringify([...(await untold()), ...news]));
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage(newsMessage, []);
}

/** What nobody was told yet, once. */
export async function takeNews(): Promise<News[]> {
  const news = await untold();
  await writeState("news", "[]");
  return news;
}
