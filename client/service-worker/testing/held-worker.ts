import { afterEach, beforeEach, expect, vi } from "vitest";

// A page stands in for the worker: it has the same locks, the same database and the same caches.
Object.defineProperty(self, "registration", { value: {} });
Object.defineProperty(self, "clients", { value: { matchAll: async () => [{ postMessage: hear }] } });
Object.defineProperty(self, "__WB_DISABLE_DEV_LOGS", { value: true });
export const outbox = await import("../outbox.ts");
export const { postForm } = await import("../open-page.ts");

/** What a page of the shop that is open hears from the worker. */
export const hear = vi.fn<(message: unknown) => void>();

type Sent = { path: string; key: string | null; request: Request; answer: (status: number, body?: object) => void; fail: () => void };

/** What is sent, in its order; each waits for the test to answer, or for its signal. */
export const sent: Sent[] = [];

let endTime: () => void;
/** Ends the time that the attempts under way have. */
export const runOut = () => endTime();

/** What a form that went well leads to, as a worker is told of it. */
const redirect = Object.defineProperties(new Response(), {
  type: { value: "opaqueredirect" },
  ok: { value: false },
  status: { value: 0 },
});

beforeEach(() => {
  sent.length = 0;
  const { promise: out, resolve } = Promise.withResolvers<void>();
  endTime = resolve;
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const time = new AbortController();
    void out.then(() => time.abort());
    return time.signal;
  });
  vi.stubGlobal("fetch", (request: Request, { signal = request.signal }: RequestInit = {}) => {
    const { promise, resolve: answer, reject } = Promise.withResolvers<Response>();
    const fail = () => reject(new TypeError("Failed to fetch"));
    if (signal?.aborted) fail();
    signal?.addEventListener("abort", fail);
    const key = request.headers.get("idempotency-key");
    sent.push({
      path: new URL(request.url).pathname,
      key,
      request,
      answer: (status, body) => answer(status === 0 ? redirect : new Response(body && JSON.stringify(body), { status })),
      fail,
    });
    return promise;
  });
});

afterEach(async () => {
  await outbox.forgetWaiting();
  hear.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

export const project = `/projects/${"0".repeat(20)}`;
export const posted = (path: string, fields: Record<string, string>, key = crypto.randomUUID()) =>
  new Request(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "idempotency-key": key },
    referrer: self.location.origin + path,
  });
export const leave = (path: string, fields: Record<string, string> = {}, key = crypto.randomUUID()) =>
  outbox.sendLater(posted(path, fields, key), key, outbox.ownerSignal());
export const addition = { name: "Brake drum", key: "a-key-of-an-addition", lines: [{ variantId: "1", quantity: 1 }] };

export const inFlight = (count: number) => expect.poll(() => sent.map(({ path }) => path)).toHaveLength(count);
