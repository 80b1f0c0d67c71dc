import type { PageMessage } from "#shared/domain/kept-copies.ts";

const replyMs = 3000;

/** Tells the service worker something and waits for its answer; undefined without one. */
export function askServiceWorker(worker: ServiceWorker | null | undefined, message: PageMessage): Promise<unknown> {
  if (!worker) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(undefined), replyMs);
    port1.addEventListener("message", ({ data }) => {
      clearTimeout(timer);
      resolve(data);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** The one that answers for this page, if there is one. */
export const serviceWorkerInCharge = () => navigator.serviceWorker?.controller;
