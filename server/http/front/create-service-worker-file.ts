import { workerPath } from "#shared/domain/worker-path.ts";
import { serviceWorkerPolicy } from "../guards/content-security-policy.ts";
import type { FrontHandler } from "./create-front.ts";

type ServiceWorkerFileOptions = {
  /** As it was built; null where there is none. */
  script: string | null;
  areCopiesKept: boolean;
  isDraining: () => boolean;
};

/** What browsers that have a service worker get in its place: it drops all that was kept and takes itself out. The pages that are open stay as they are. */
export const farewell = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) if (name.startsWith("workbox-")) indexedDB.deleteDatabase(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

const isWorkerPath = (url = "") => url.startsWith(workerPath) && (url.length === workerPath.length || url[workerPath.length] === "?");

/** The service worker's script, asked for anew each time: browsers must hear of a newer one, or that there is to be none, with the next page. */
export function createServiceWorkerFile({ script, areCopiesKept, isDraining }: ServiceWorkerFileOptions): FrontHandler {
  const body = Buffer.from(areCopiesKept && script !== null ? script : farewell);
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "content-length": body.byteLength,
    "cache-control": "no-cache",
    "content-security-policy": serviceWorkerPolicy,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  return function serviceWorkerFile(req, res) {
    if ((req.method !== "GET" && req.method !== "HEAD") || !isWorkerPath(req.url)) return false;
    if (isDraining()) res.setHeader("connection", "close");
    res.writeHead(200, headers);
    res.end(req.method === "HEAD" ? undefined : body);
    return true;
  };
}
