import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { readUpTo } from "#server/input/http/read-up-to.ts";
import { vendorPagePolicy } from "#server/http/guards/content-security-policy.ts";
import { isProxiedPath } from "../endpoints/files/create-vendor-proxy.ts";
import type { FrontHandler } from "./create-front.ts";
import { hasCopy } from "./create-memory-files.ts";

type KeptPicture = { etag: string; body: Buffer; headers: OutgoingHttpHeaders };

type KeptPicturesOptions = {
  sandboxUrl: string;
  /** How much is kept, least recently used first out; 0 keeps none. */
  maxBytes: number;
  isDraining: () => boolean;
  onServed?: () => void;
  timeoutMs?: number;
};

const prefix = "/_vendors/pictures/";
const overheadBytes = 1024;
const addressLengthMax = 1000;
const pictureBytesMax = 2 * 1024 * 1024;
/** Asked for at a time; whoever comes when there are more of them takes their turn in the pipeline. */
const inFlightMax = 64;
/** A browser that takes AVIF gets WebP until an AVIF lies ready, so what was chosen for it is looked up again. */
const chosenMs = 10 * 60 * 1000;

/** Answers the sandbox's pictures ahead of the pipeline, from memory once they were asked for. What is no picture is left to the pipeline, which can say what went wrong. */
export function createKeptPictures({ sandboxUrl, maxBytes, isDraining, onServed, timeoutMs = 10_000 }: KeptPicturesOptions): FrontHandler {
  if (maxBytes === 0) return () => false;
  const kept = new LRUCache<string, KeptPicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + overheadBytes,
  });
  const inFlight = new Map<string, Promise<KeptPicture | null>>();

  function fetchOnce(key: string, url: string, accept: string): Promise<KeptPicture | null> {
    const running = inFlight.get(key);
    if (running) return running;
    const fetching = fetchPicture(sandboxUrl + url, accept, timeoutMs)
      .then((picture) => {
        if (picture) kept.set(key, picture, picture.headers.vary === undefined ? {} : { ttl: chosenMs });
        return picture;
      })
      // The pipeline asks again, and tells the visitor and the log.
      .catch(() => null)
      .finally(() => inFlight.delete(key));
    inFlight.set(key, fetching);
    return fetching;
  }

  return function keptPictures(req, res, next) {
    const { method, url = "/" } = req;
    if ((method !== "GET" && method !== "HEAD") || !url.startsWith(prefix) || url.length > addressLengthMax) return false;
    const accept = acceptOf(req.headers.accept);
    const key = `${accept} ${url}`;

    const send = ({ etag, body, headers }: KeptPicture): void => {
      onServed?.();
      if (isDraining()) res.setHeader("connection", "close");
      if (hasCopy(req.headers["if-none-match"], etag)) {
        res.writeHead(304, headers).end();
        return;
      }
      res.writeHead(200, { ...headers, "content-length": body.byteLength });
      res.end(method === "HEAD" ? undefined : body);
    };

    const found = kept.get(key);
    if (found) {
      send(found);
      return true;
    }
    if (!isProxiedPath(url.split("?", 1)[0] ?? "") || (inFlight.size >= inFlightMax && !inFlight.has(key))) return false;
    const sendOrLeave = async () => {
      const picture = await fetchOnce(key, url, accept);
      if (res.closed) return;
      if (picture) send(picture);
      else next();
    };
    void sendOrLeave();
    return true;
  };
}

/** The three kinds of clients that there are for a picture, each in one spelling. */
function acceptOf(header: IncomingMessage["headers"]["accept"] = "*/*"): string {
  if (header.includes("image/avif")) return "image/avif,image/webp,*/*";
  return header.includes("image/webp") || header.includes("*/*") ? "image/webp,*/*" : "image/png";
}

/** A picture with the headers that mean something to one; null for any other answer. */
async function fetchPicture(url: string, accept: string, timeoutMs: number): Promise<KeptPicture | null> {
  const answer = await fetch(url, { headers: { accept }, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  const type = answer.headers.get("content-type") ?? "";
  const etag = answer.headers.get("etag");
  const isTooLarge = Number(answer.headers.get("content-length")) > pictureBytesMax;
  if (answer.status !== 200 || !type.startsWith("image/") || etag === null || isTooLarge) {
    await answer.body?.cancel();
    return null;
  }
  const body = await readUpTo(answer, pictureBytesMax);
  if (body === null) return null;
  const vary = answer.headers.get("vary");
  const headers = {
    "content-type": type,
    "cache-control": answer.headers.get("cache-control") ?? "no-cache",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
    etag,
    ...(vary !== null && { vary }),
    // Opened by itself it is a document, and those may hold scripts.
    ...(type.startsWith("image/svg") && { "content-security-policy": vendorPagePolicy }),
  };
  return { etag, body, headers };
}
