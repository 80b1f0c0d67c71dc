import { type Dispatcher, fetch } from "undici";
import { VendorFault } from "./vendor-fault.ts";
import type { VendorAnswer } from "./vendor-fetch.ts";

export type VendorRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** Redirects are followed unless the caller wants to see them. */
  redirect?: RequestRedirect;
};

type FetchOnceOptions = { dispatcher: Dispatcher; bytesMax: number; signal: AbortSignal };

const unsentCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** `fetch` wraps what really happened. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function codeOf(error: unknown): string | undefined {
  const cause = rootOf(error);
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
}

/** One attempt: sends the request and reads the whole answer. A 5xx, a 429, a broken connection or a hang is a VendorFault; every other answer is for the caller to read. */
export async function fetchOnce(
  { url, ...request }: VendorRequest,
  { dispatcher, bytesMax, signal }: FetchOnceOptions,
): Promise<VendorAnswer> {
  try {
    const answer = await fetch(url, { ...request, dispatcher, signal });
    const text = new TextDecoder().decode(await readBody(answer.body, bytesMax));
    if (answer.status === 429)
      throw new VendorFault("throttled", "the vendor asks to slow down", {
        status: 429,
        retryAfterMs: parseRetryAfter(answer.headers.get("retry-after"), Date.now()),
      });
    if (answer.status >= 500)
      throw new VendorFault("status", `the vendor answered ${answer.status}`, {
        status: answer.status,
        retryAfterMs: parseRetryAfter(answer.headers.get("retry-after"), Date.now()),
      });
    const headers = new Headers([...answer.headers]);
    // The body is decoded already.
    headers.delete("content-encoding");
    headers.delete("content-length");
    return { ok: answer.ok, status: answer.status, headers, text: () => Promise.resolve(text), json: async () => JSON.parse(text) };
  } catch (error) {
    if (error instanceof VendorFault) throw error;
    if (signal.aborted) throw new VendorFault("timeout", "the vendor did not answer in time", { cause: error });
    const code = codeOf(error);
    const root = rootOf(error);
    const reason = code ?? (root instanceof Error ? root.message : "unknown reason");
    throw new VendorFault("network", `the connection failed (${reason})`, {
      isUnsent: code !== undefined && unsentCodes.has(code),
      cause: error,
    });
  }
}

/** What a Retry-After header asks for in milliseconds; undefined when it is absent or makes no sense. */
function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : undefined;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

/** Reads a body to its end, so that the call's timeout covers it too; refuses one beyond `bytesMax`. */
async function readBody(stream: AsyncIterable<Uint8Array> | null, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of stream ?? []) {
    total += chunk.byteLength;
    if (total > bytesMax) throw new VendorFault("too-large", `the answer is larger than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}
