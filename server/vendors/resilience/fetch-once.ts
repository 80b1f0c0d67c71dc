import { fetch, type Dispatcher } from "undici";
import { parseRetryAfter } from "./retry-after.ts";
import { readBody } from "./read-body.ts";
import { VendorFault } from "./vendor-fault.ts";

export type VendorRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** Redirects are followed unless the caller wants to see them. */
  redirect?: RequestRedirect;
};

type FetchOnceOptions = { dispatcher: Dispatcher; bytesMax: number; signal: AbortSignal };

const bodilessStatuses = new Set([204, 205, 304]);
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
export async function fetchOnce({ url, ...request }: VendorRequest, { dispatcher, bytesMax, signal }: FetchOnceOptions): Promise<Response> {
  try {
    const answer = await fetch(url, { ...request, dispatcher, signal });
    const body = await readBody(answer.body, bytesMax);
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
    return new Response(bodilessStatuses.has(answer.status) ? null : body, { status: answer.status, headers });
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
