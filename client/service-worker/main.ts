import { copyLimits, type PageMessage, pictureHosts, projectsPath, readPageMessage } from "#shared/domain/kept-copies.ts";
import {
  dropOlderCopies,
  findFile,
  forgetOwn,
  keepPage,
  keepPictures,
  keepProjects,
  keepStandIn,
  noteOwner,
  writeState,
} from "./copies.ts";
import { openPage, postForm } from "./open-page.ts";
import { addLater, canWait, forgetWaiting, takeNews, trySending, waitingCount } from "./outbox.ts";

declare const self: ServiceWorkerGlobalScope;

/** Other programs under the same origin: sign-in, checkout and the sandbox's pages are between the browser and them. */
const isForeign = (path: string) =>
  /^\/(?:api|_vendors|login|callback|checkout|preview|webhooks)(?:\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path);

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepStandIn(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOlderCopies(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === self.location.origin;
  if (isOwn && isFarewell(request.method, pathname)) event.waitUntil(sayFarewell(pathname));
  if (request.mode === "navigate" && isOwn) {
    if (request.method === "POST" && canWait(pathname)) event.respondWith(postForm(request));
    else if (request.method === "GET" && !isForeign(pathname)) {
      const answer = fetch(request);
      event.waitUntil(answer.catch(() => undefined));
      event.respondWith(openPage(pathname, answer));
    }
    return;
  }
  if (request.method !== "GET") return;
  if (isOwn && pathname.startsWith("/assets/") && ["style", "font", "image"].includes(request.destination))
    event.respondWith(keptFirst(request));
  else if (request.destination === "image" && (isOwn || pictureHosts().includes(origin))) event.respondWith(keptLast(request));
});

/** Somebody signs in or out, whichever page they do it from. */
const isFarewell = (method: string, path: string) =>
  path === "/callback" || (method === "POST" && (path === "/logout" || path === "/api/session/sign-out"));

async function sayFarewell(path: string): Promise<void> {
  if (path === "/callback") return forgetOwn();
  // Both begin before the request is on its way.
  await Promise.all([forgetOwn(), forgetWaiting()]);
  await writeState("owner", "out");
}

/** Files with a hash in their names are the same for ever. */
const keptFirst = async (request: Request) => (await findFile("files", request.url)) ?? fetch(request);

async function keptLast(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findFile("pictures", request.url);
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("message", (event) => {
  const message = readPageMessage(event.data);
  const [port] = event.ports;
  if (message) event.waitUntil(answer(message).then((reply) => port?.postMessage(reply)));
});

async function answer(message: PageMessage): Promise<unknown> {
  switch (message.type) {
    case "keep":
      return keep(message);
    case "add-later":
      return addLater(message.addition);
    case "send":
      await trySending();
      return waitingCount();
    case "take-news":
      return takeNews();
  }
}

async function keep({ page, along, pictures, isSignedIn }: Extract<PageMessage, { type: "keep" }>): Promise<void> {
  if (await noteOwner(isSignedIn)) await forgetWaiting();
  await trySending();
  try {
    await keepPage(page, { isSignedIn, againMs: copyLimits.againMs });
    for (const path of along) if (path !== page) await keepPage(path, { isSignedIn, againMs: copyLimits.alongAgainMs });
    if ([page, ...along].includes(projectsPath)) await keepProjects(isSignedIn);
    await keepPictures(pictures);
  } catch {
    // Without a connection what is kept stays as it is.
  }
}
