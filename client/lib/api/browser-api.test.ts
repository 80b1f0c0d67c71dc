import { afterEach, expect, test, vi } from "vitest";
import { createBrowserApi } from "./browser-api.ts";

const answered = (answer: () => Promise<Response>) => {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", asked);
  return asked;
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a call that nobody answers is an error of status 500, with words for the shopper [shop-7.26]", async () => {
  answered(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(createBrowserApi().stores.list()).rejects.toMatchObject({
    code: "NO_RESPONSE",
    status: 500,
    message: /can't reach the shop/,
  });
});

test("a call whose answer never comes ends, with the same words, and so does one that is given up", async () => {
  const [late, asking] = [new AbortController(), new AbortController()];
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  const { newsletter, stores } = createBrowserApi();
  const givenUp = stores.list(undefined, { signal: asking.signal });
  asking.abort();
  await expect(givenUp).rejects.toMatchObject({ name: "AbortError" });

  const sent = newsletter.subscribe({ email: "sam@example.com" });
  late.abort(new DOMException("over", "TimeoutError"));
  expect(signals[1]?.aborted).toBe(true);
  await expect(sent).rejects.toMatchObject({ code: "NO_RESPONSE", message: /can't reach the shop/ });
});

/** An answer that begins well and then ends with this. */
const endingWith = (failure: Error) => new Response(new ReadableStream({ pull: (body) => body.error(failure) }));

test.each([
  ["breaks off", endingWith(new TypeError("network error"))],
  ["is a network's own sign-in page", new Response("<!doctype html><title>Free wifi</title>")],
  ["isn't whole in time", endingWith(new DOMException("over", "TimeoutError"))],
])("a call whose answer %s is one that nobody answered", async (_how, answer) => {
  answered(() => Promise.resolve(answer));
  await expect(createBrowserApi().stores.list()).rejects.toMatchObject({ code: "NO_RESPONSE", message: /can't reach the shop/ });
});

test("a call that is given up while its answer arrives ends as one that was given up", async () => {
  answered(() => Promise.resolve(endingWith(new DOMException("given up", "AbortError"))));
  await expect(createBrowserApi().stores.list()).rejects.toMatchObject({ name: "AbortError" });
});

test("an answer that is an error keeps its status, its code and all that it says [shop-7.26]", async () => {
  const problem = { code: "NOT_FOUND", detail: "This product could not be found", status: 404 };
  answered(() => Promise.resolve(Response.json(problem, { status: 404 })));
  await expect(createBrowserApi().catalogue.product({ handle: "gone" })).rejects.toMatchObject({
    code: "NOT_FOUND",
    status: 404,
    message: "This product could not be found",
    cause: problem,
  });
});

test("what the address doesn't hold becomes the query of a read and the body of a change", async () => {
  const asked = answered(() => Promise.resolve(Response.json({})));
  await createBrowserApi().catalogue.recommendations({ handle: "a b", vehicleId: "7" });
  await createBrowserApi().newsletter.subscribe({ email: "sam@example.com" });
  expect(asked.mock.calls.map(([url, { method, body }]) => [method, url, body])).toEqual([
    ["GET", "/api/products/a%20b/recommendations?vehicleId=7", undefined],
    ["POST", "/api/newsletter/subscriptions", '{"email":"sam@example.com"}'],
  ]);
});
