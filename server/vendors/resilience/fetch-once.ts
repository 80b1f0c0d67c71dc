import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { type Dispatcher, request } from "undici";
import { VendorFault } from "./vendor-fault.ts";
import type { VendorAnswer } from "./vendor-fetch.ts";

export type VendorRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
};

type FetchOnceOptions = {
  /** Follows redirects if it is made to. */
  dispatcher: Dispatcher;
  /** Of the answer's body, before it is decoded and after. */
  bytesMax: number;
  signal: AbortSignal;
};

const unsentCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

type Decoder = (packed: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>;

const decoders: Record<string, Decoder> = { br: promisify(brotliDecompress), gzip: promisify(gunzip), deflate: promisify(inflate) };

const ownHeaders = { accept: "*/*", "accept-encoding": Object.keys(decoders).join(", "), "user-agent": "rares" };

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** One attempt: sends the request and reads the whole answer. A 5xx, a 429, a broken connection or a hang is a VendorFault; every other answer is for the caller to read. */
export async function fetchOnce(
  { url, method, headers: askedHeaders, body }: VendorRequest,
  { dispatcher, bytesMax, signal }: FetchOnceOptions,
): Promise<VendorAnswer> {
  try {
    // Not fetch, whose streams and copies take three times the work of a call.
    const answer = await request(url, { method, headers: { ...ownHeaders, ...askedHeaders }, body, dispatcher, signal });
    const status = answer.statusCode;
    const headers = toHeaders(answer.headers);
    const packed = await readBody(answer.body, bytesMax);
    if (status === 429 || status >= 500) {
      const retryAfterMs = parseRetryAfter(headers.get("retry-after"), Date.now());
      if (status === 429) throw new VendorFault("throttled", "the vendor asks to slow down", { status, retryAfterMs });
      throw new VendorFault("status", `the vendor answered ${status}`, { status, retryAfterMs });
    }
    const text = new TextDecoder().decode(await decoded(packed, headers.get("content-encoding"), bytesMax));
    headers.delete("content-encoding");
    headers.delete("content-length");
    return { ok: status >= 200 && status < 300, status, headers, text: () => Promise.resolve(text), json: async () => JSON.parse(text) };
  } catch (error) {
    if (error instanceof VendorFault) throw error;
    if (signal.aborted) throw new VendorFault("timeout", "the vendor did not answer in time", { cause: error });
    const code = codeOf(error);
    const reason = code ?? (error instanceof Error ? error.message : "unknown reason");
    throw new VendorFault("network", `the connection failed (${reason})`, {
      isUnsent: code !== undefined && unsentCodes.has(code),
      cause: error,
    });
  }
}

function toHeaders(given: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given)) for (const value of [values ?? []].flat()) headers.append(name, value);
  return headers;
}

/** What a Retry-After header asks for in milliseconds; undefined when it is absent or makes no sense. */
function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : undefined;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

function tooLarge(bytesMax: number, cause?: unknown): VendorFault {
  return new VendorFault("too-large", `the answer is larger than ${bytesMax} bytes`, { cause });
}

/** Reads a body to its end, so that the call's timeout covers it too; refuses one beyond `bytesMax`. */
async function readBody(stream: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of stream) {
    total += chunk.byteLength;
    if (total > bytesMax) throw tooLarge(bytesMax);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** A body as it was before the vendor packed it; a small one that becomes huge is refused while it grows. */
async function decoded(packed: Uint8Array, encoding: string | null, bytesMax: number): Promise<Uint8Array> {
  const name = encoding?.trim().toLowerCase() ?? "identity";
  if (name === "identity" || packed.byteLength === 0) return packed;
  const decode = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
  if (!decode) throw new VendorFault("network", `the answer is packed in a way that was not asked for (${name})`);
  try {
    return await decode(packed, { maxOutputLength: bytesMax });
  } catch (error) {
    if (codeOf(error) === "ERR_BUFFER_TOO_LARGE") throw tooLarge(bytesMax, error);
    throw error;
  }
}
