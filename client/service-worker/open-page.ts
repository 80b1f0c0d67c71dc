import { additionKeyHeader } from "#shared/domain/cart/addition-key.ts";
import { offlinePath } from "#shared/domain/kept-copies.ts";
import { findCopy, findStandIn, keptPages } from "./copies.ts";
import { asKeptCopy, asOfflinePage } from "./kept-html.ts";
import { ownerSignal, sendLater, waitingCount } from "./outbox.ts";

/** Whoever has a copy at hand waits no longer than this for the page itself. */
const timeoutMs = 4000;

/** Pages that were too slow: who asks again for one of them wants the page itself, and waits. */
const slowPaths = new Set<string>();

/** The page as the shop answers it; a kept copy where the shop can't be reached or takes too long, and at last the page that says so. */
export async function openPage(path: string, answer: Promise<Response>): Promise<Response> {
  try {
    if (path === offlinePath) return await withKeptPages(await answer);
    if (slowPaths.delete(path)) return await answer;
    return await Promise.race([answer, copyAfter(path, answer)]);
  } catch {
    return (await keptCopy(path)) ?? standIn(path);
  }
}

/** The kept copy, once patience has run out; never settles without one, so that the answer is waited for. */
function copyAfter(path: string, answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const give = (copy: Response | null) => {
        if (copy === null) return;
        slowPaths.add(path);
        resolve(copy);
      };
      keptCopy(path).then(give, reject);
    }, timeoutMs);
    const settle = () => clearTimeout(timer);
    answer.then(settle, settle);
  });
}

async function keptCopy(path: string): Promise<Response | null> {
  const copy = await findCopy(path);
  if (copy === null) return null;
  const { keptAt, isOtherGarage } = copy;
  const html = asKeptCopy(copy.html, { keptAt, isOtherGarage, now: new Date(), waiting: await waitingCount() });
  return new Response(html, { headers: copy.headers });
}

const unavailable = 503;

/** Says that a page can't be had, and what can be read meanwhile. */
async function standIn(path: string): Promise<Response> {
  const page = await findStandIn();
  if (!page) return Response.error();
  const status = path === offlinePath ? 200 : unavailable;
  const html = (await page.text()).replace("<html ", "<html data-offline ");
  return new Response(await filled(html), { status, headers: page.headers });
}

/** The page of what is kept, filled in while online as well. */
async function withKeptPages(answer: Response): Promise<Response> {
  if (!answer.ok || answer.redirected) return answer;
  return new Response(await filled(await answer.text()), { status: answer.status, headers: answer.headers });
}

const filled = async (html: string) => asOfflinePage(html, await keptPages(), { now: new Date(), waiting: await waitingCount() });

/**
 * Sends a form with a key by which the shop knows it again: an answer that is lost doesn't tell whether it was heard. One that can't be sent now is put by under that
 * key, and its page shown again, which tells how much waits. What other sites post is theirs and the browser's, and never sent in the shopper's name.
 */
export async function postForm(posted: Request): Promise<Response> {
  const path = new URL(posted.url).pathname;
  if (!posted.referrer.startsWith(`${self.location.origin}/`)) return fetch(posted).catch(() => standIn(path));
  const asker = ownerSignal();
  const key = crypto.randomUUID();
  const headers = new Headers(posted.headers);
  headers.set(additionKeyHeader, key);
  const request = new Request(posted, { headers, referrer: posted.referrer });
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch {
    if (!(await sendLater(copy, key, asker))) return standIn(path);
    const { pathname, search } = new URL(posted.referrer);
    return Response.redirect(pathname + search, 303);
  }
}
