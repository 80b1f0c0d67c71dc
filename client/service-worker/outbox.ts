import { Queue, QueueStore, StorableRequest } from "workbox-background-sync";
import { parseCartForm } from "#shared/domain/cart/cart-command.ts";
import { copyLimits, type LaterAddition, type News, newsMessage, projectsPath } from "#shared/domain/kept-copies.ts";
import { readState, writeState } from "./copies.ts";

declare const self: ServiceWorkerGlobalScope;

/** What is told of a change once it could be sent. */
type Words = { done: string; failed: string };

/** What the queue keeps beside a change: its words, and the key of an addition that a page asked for. */
type Kept = Words & { key?: string };

/** Aborted when whoever is there now leaves; the next one has a signal of their own. */
let owner = new AbortController();
export const ownerSignal = () => owner.signal;

const queueName = "outbox";
/** The same entries by their ids: `Queue` itself gives one out only by taking it off, and whoever is stopped then has lost it. */
const entries = new QueueStore(queueName);
/** Changes that wait for a connection, in their order. The browser calls for them by Background Sync where it has that; pages do so as well. */
const queue = new Queue(queueName, { maxRetentionTime: copyLimits.waitingDays * 24 * 60, onSync: sendWaiting });

export const waitingCount = () => queue.size();

const hasRoom = async () => (await queue.size()) < copyLimits.waiting;

const isWords = (value: unknown): value is Words =>
  typeof value === "object" &&
  value !== null &&
  "done" in value &&
  typeof value.done === "string" &&
  "failed" in value &&
  typeof value.failed === "string";

/** False where there is no more room, or where whoever asked for it has left. */
async function putBy(request: Request, metadata: Kept, asker: AbortSignal): Promise<boolean> {
  if (!(await hasRoom()) || asker.aborted) return false;
  await queue.pushRequest({ request, metadata });
  if (asker.aborted) await dropWaiting();
  return !asker.aborted;
}

/** Puts an addition to the cart by. The key has the shop make it once, however often it is sent, and waits once however often it is asked for. */
export async function addLater({ name, key, lines }: LaterAddition, asker = ownerSignal()): Promise<boolean> {
  if (await isWaiting(key)) return true;
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
  return putBy(request, kept, asker);
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
export async function sendLater(request: Request, key: string, asker: AbortSignal): Promise<boolean> {
  const { pathname } = new URL(request.url);
  if (!canWait(pathname)) return false;
  if (pathname !== "/cart") return putBy(request, pathname.startsWith(projectsPath) ? projectWords : assemblyWords, asker);
  const command = parseCartForm(await request.formData());
  if (command?.intent !== "add") return false;
  const { variantId, quantity, name, attributes } = command;
  return addLater({ name, key, lines: [{ variantId, quantity, ...(attributes.length > 0 && { attributes }) }] }, asker);
}

const tooMany = 429;
/** More than the shop takes for anything, and no more than a page gives a look at the cart. */
const attemptMs = 20_000;

/** Sends what waits, one after the other; throws while the shop can't be reached, for the browser to call again. */
async function sendWaiting(): Promise<void> {
  const asker = ownerSignal();
  await self.navigator.locks.request(queueName, () => sendInOrder(asker));
}

/** An entry goes only once it is answered: of a worker that is stopped meanwhile, the next one sends it again, under the key that it had. */
async function sendInOrder(asker: AbortSignal): Promise<void> {
  const news: News[] = [];
  try {
    for (let entry = await firstWaiting(); entry !== undefined && !asker.aborted; entry = await firstWaiting()) {
      const answer = await attempt(new StorableRequest(entry.requestData).toRequest(), asker).catch(() => null);
      if (asker.aborted) return;
      if (answer === null || answer.status >= 500 || answer.status === tooMany) throw new Error("The shop can't be reached yet");
      await entries.deleteEntry(entry.id);
      news.push(await newsOf(answer, isWords(entry.metadata) ? entry.metadata : projectWords));
    }
  } finally {
    if (news.length > 0 && !asker.aborted) await tell(news);
  }
}

/** What the cart says of an addition, that there was less than was asked for, says more than that it was made. */
async function newsOf(answer: Response, { done, failed }: Words): Promise<News> {
  // A form that went well leads to another page.
  if (!answer.ok) return answer.type === "opaqueredirect" ? { message: done, isProblem: false } : { message: failed, isProblem: true };
  const cart: unknown = await answer.json().catch(() => null);
  const warnings = typeof cart === "object" && cart !== null && "warnings" in cart && Array.isArray(cart.warnings) ? cart.warnings : [];
  return warnings.length > 0 ? { message: warnings.join(" "), isProblem: true } : { message: done, isProblem: false };
}

async function firstWaiting() {
  // Drops what has waited for too long.
  await queue.getAll();
  return (await entries.getAll()).at(0);
}

/** A change of the cart takes its turn among those of all tabs: two at a time could make two carts. It has it for no longer than a page waits for a turn. */
async function attempt(request: Request, asker: AbortSignal): Promise<Response> {
  const send = () => fetch(request, { signal: AbortSignal.any([asker, AbortSignal.timeout(attemptMs)]) });
  return (await isCartChange(request)) ? self.navigator.locks.request("cart", { signal: asker }, send) : send();
}

/** Forms of projects leave the cart alone, but for the one that orders what a project needs. */
async function isCartChange(request: Request): Promise<boolean> {
  if (!new URL(request.url).pathname.startsWith(projectsPath)) return true;
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  return form?.get("intent") === "order";
}

/** Sends what waits, if the shop can be reached; what can't be sent goes on waiting. */
export async function trySending(): Promise<void> {
  if ((await queue.size()) > 0) await sendWaiting().catch(() => undefined);
}

/** Drops what somebody asked for who has left, and gives up what is on its way for them: sent again, it would be sent in the next one's name. */
export async function forgetWaiting(): Promise<void> {
  owner.abort();
  owner = new AbortController();
  // Ahead of whoever sends from now on, and after the last word of who is sending.
  const inTurn = self.navigator.locks.request(queueName, dropWaiting);
  // At once as well, for another worker that sends: one that starts beside this one does so, and hears nothing of a farewell.
  await dropWaiting();
  await inTurn;
}

async function dropWaiting(): Promise<void> {
  for (const { id } of await entries.getAll()) await entries.deleteEntry(id);
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
