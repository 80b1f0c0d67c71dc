import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { acceptedEncodings } from "#server/input/http/accepted-encodings.ts";
import type { FrontHandler } from "./create-front.ts";

const contentTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
};

/** What the build writes beside a file, by the name of the coding. */
const extensions = { br: ".br", zstd: ".zst", gzip: ".gz" } as const;
type Encoding = keyof typeof extensions;

type Variant = { body: Buffer; headers: OutgoingHttpHeaders };
type MemoryFile = { etag: string; plain: Variant; /** The smallest first. */ compressed: { encoding: Encoding; variant: Variant }[] };

type MemoryFilesOptions = { clientDir: string; isDraining: () => boolean; onServed?: () => void };

const immutable = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";
const missing = Buffer.from("This file does not exist (any more).");

/** Reads the client's build into memory and answers it from there: hashed files for a year, compressed ahead, the few others for an hour. */
export function createMemoryFiles({ clientDir, isDraining, onServed }: MemoryFilesOptions): FrontHandler {
  const files = new Map([...readFolder(join(clientDir, "assets"), "/assets/", immutable), ...readFolder(clientDir, "/", anHour)]);

  return function memoryFiles(req, res) {
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    const { url = "/" } = req;
    const queryAt = url.indexOf("?");
    const path = queryAt === -1 ? url : url.slice(0, queryAt);
    const file = files.get(path);
    if (!file && !path.startsWith("/assets/")) return false;
    if (isDraining()) res.setHeader("connection", "close");
    onServed?.();
    if (file) sendFile(req, res, file);
    else send(req, res, 404, { body: missing, headers: missingHeaders });
    return true;
  };
}

const missingHeaders = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-length": missing.byteLength,
};

function sendFile(req: IncomingMessage, res: ServerResponse, { etag, plain, compressed }: MemoryFile): void {
  const accepted = acceptedEncodings(req.headers["accept-encoding"]);
  const { variant } = compressed.find(({ encoding }) => accepted.has(encoding)) ?? { variant: plain };
  if (hasCopy(req.headers["if-none-match"], etag)) {
    const { "content-length": _length, ...headers } = variant.headers;
    res.writeHead(304, headers).end();
    return;
  }
  send(req, res, 200, variant);
}

function send({ method }: IncomingMessage, res: ServerResponse, status: number, { body, headers }: Variant): void {
  res.writeHead(status, headers);
  if (method === "HEAD") res.end();
  else res.end(body);
}

/** Whether the tags that a browser still has copies of hold this one. No tag has a quotation mark inside, so one that stands there with both of its own is one of them; whether it is weak doesn't matter. */
export function hasCopy(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.includes(etag.replace(/^W\//, "")) || header.trim() === "*";
}

/** One file at a time, for nobody is served yet: to ask for all of the hundreds at once takes five times as much of a core. */
function readFolder(folder: string, prefix: string, cacheControl: string): [path: string, file: MemoryFile][] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  return [...names]
    .filter((name) => contentTypes[extname(name)] !== undefined)
    .map((name) => [`${prefix}${name}`, readOne(folder, name, names, cacheControl)]);
}

function readOne(folder: string, name: string, names: ReadonlySet<string>, cacheControl: string): MemoryFile {
  const body = readFileSync(join(folder, name));
  // One tag for all codings of a file: it names what is inside.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
  const headers = {
    "content-type": contentTypes[extname(name)],
    "cache-control": cacheControl,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    etag,
  };
  const compressed = Object.entries(extensions).flatMap(([encoding, extension]) => {
    if (!isEncoding(encoding) || !names.has(`${name}${extension}`)) return [];
    const packed = readFileSync(join(folder, `${name}${extension}`));
    return { encoding, variant: toVariant(packed, { ...headers, vary: "Accept-Encoding", "content-encoding": encoding }) };
  });
  return {
    etag,
    plain: toVariant(body, compressed.length > 0 ? { ...headers, vary: "Accept-Encoding" } : headers),
    compressed: compressed.toSorted((one, other) => one.variant.body.byteLength - other.variant.body.byteLength),
  };
}

const toVariant = (body: Buffer, headers: OutgoingHttpHeaders): Variant => ({
  body,
  headers: { ...headers, "content-length": body.byteLength },
});

const isEncoding = (name: string): name is Encoding => name in extensions;
