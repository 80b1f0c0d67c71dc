import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
const asked: string[] = [];
const givenUp: string[] = [];
let answer = Promise.withResolvers<string>();
let isNavigating = false;

const load = (path: string) =>
  queryClient.fetchQuery({
    queryKey: [path],
    queryFn: ({ signal }) => {
      asked.push(path);
      signal.addEventListener("abort", () => givenUp.push(path));
      return answer.promise;
    },
  });
const page = { loader: ({ request }: { request: Request }) => load(new URL(request.url).pathname) };
/** Asks for what isn't critical in a task of its own, as pages do. */
const deferring = {
  loader: ({ request: { signal } }: { request: Request }) => {
    setTimeout(() => void (signal.aborted || load("later").catch(() => undefined)));
    return load("/deferring");
  },
};
const failing = { loader: () => Promise.reject(new Error("not found")) };
let code = Promise.withResolvers<typeof page>();
const routes = [
  { path: "parts/*", lazy: async () => page },
  { path: "cart", lazy: async () => page },
  { path: "account/*", lazy: async () => page },
  { path: "deferring", lazy: async () => deferring },
  { path: "gone", lazy: async () => failing },
  { path: "opened-before/*", ...page },
  { path: "slow", lazy: () => code.promise },
  { path: "*", lazy: async () => page },
];

/** Begins to listen, as at a visit's first sign; returns how to stop. */
function listen(firstSign: Event): () => void {
  const adding = vi.spyOn(document, "addEventListener");
  prefetchOnIntent(firstSign, {
    routes,
    queryClient,
    contextOf: () => new RouterContextProvider(),
    isNavigating: () => isNavigating,
  });
  const listeners = [...adding.mock.calls];
  adding.mockRestore();
  return () => {
    for (const listener of listeners) document.removeEventListener(...listener);
  };
}
let stopListening = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  answer = Promise.withResolvers();
  code = Promise.withResolvers();
  isNavigating = false;
  stopListening = listen(new Event("focusin"));
});
afterEach(() => {
  stopListening();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  queryClient.clear();
  asked.length = 0;
  givenUp.length = 0;
});

function show(...paths: string[]): HTMLAnchorElement[] {
  // The browser's own mouse lies somewhere, and must not rest on them.
  document.body.innerHTML = `<p style="pointer-events: none">${paths.map((path) => `<a href="${path}"><b>Link</b></a>`).join("")}</p>`;
  return [...document.querySelectorAll("a")];
}

const over = (link?: Element | null) => link?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
const out = (link?: Element | null, relatedTarget: EventTarget | null = document.body) =>
  link?.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget }));

/** Longer than a pointer has to rest. */
const aWhile = () => vi.advanceTimersByTimeAsync(100);

test("a pointer that rests on a link brings its page, once; one that passes brings nothing", async () => {
  const [link, other] = show("/parts/brakes", "/parts/engine");
  over(other);
  await vi.advanceTimersByTimeAsync(40);
  out(other);
  over(link);
  over(link?.firstElementChild);
  await aWhile();
  expect(asked).toEqual(["/parts/brakes"]);
});

test("the very first sign of a visit counts, which was there before anybody listened", async () => {
  const [link] = show("/parts/brakes");
  stopListening();
  const sign = new PointerEvent("pointerover", { bubbles: true });
  link?.dispatchEvent(sign);
  stopListening = listen(sign);
  await aWhile();
  expect(asked).toEqual(["/parts/brakes"]);
});

test("a link is noticed also where a part of the page keeps its events to itself", async () => {
  const [link] = show("/parts/brakes");
  link?.parentElement?.addEventListener("pointerover", (event) => event.stopPropagation());
  over(link?.firstElementChild);
  await aWhile();
  expect(asked).toEqual(["/parts/brakes"]);
});

test("a finger on a link brings its page at once", async () => {
  const [link] = show("/parts/brakes");
  link?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/parts/brakes"]);
});

const neverAhead = ["/cart", "/account/addresses", "/garage", "/projects/deck", "/login", "/logout", "/callback?code=1"];
test.each([...neverAhead, "https://elsewhere.example/parts", "#part"])("nothing is asked ahead for %s", async (path) => {
  const [link] = show(path);
  over(link);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([]);
});

test.each(["/cartridges", "/parts/garage"])("%s only sounds like the visitor's own", async (path) => {
  const [link] = show(path);
  over(link);
  await aWhile();
  expect(asked).toEqual([path]);
});

test("the page that is open is not asked for once more", async () => {
  const [link] = show(location.pathname + location.search);
  over(link);
  await aWhile();
  expect(asked).toEqual([]);
});

test.each([
  ["the same list, otherwise filtered", `${location.pathname}?page=2`, location.pathname],
  ["another list, filtered alike", `/lists/brakes${location.search}`, "/lists/brakes"],
])("%s is another page", async (_name, href, path) => {
  const [link] = show(href);
  over(link);
  await aWhile();
  expect(asked).toEqual([path]);
});

test("nothing is asked ahead without a connection", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const [link] = show("/parts/brakes");
  over(link);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([]);
});

const connectAs = (connection: object | undefined) =>
  vi.spyOn(Object.getPrototypeOf(navigator), "connection", "get").mockReturnValue(connection);

test.each([{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g" }])(
  "nothing is asked ahead with %o",
  async (connection) => {
    connectAs(connection);
    const [link] = show("/parts/brakes");
    over(link);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([]);
  },
);

test.each([{ saveData: false, effectiveType: "4g" }, {}, undefined])(
  "a page is brought where the browser says of its connection no more than %o",
  async (connection) => {
    connectAs(connection);
    const [link] = show("/parts/brakes");
    over(link);
    await aWhile();
    expect(asked).toEqual(["/parts/brakes"]);
  },
);

test("a page of a kind that was opened before, whose code is there, is brought as any other", async () => {
  const [link] = show("/opened-before/brakes");
  over(link);
  await aWhile();
  expect(asked).toEqual(["/opened-before/brakes"]);
});

test("what the shopper turned away from is given up, and what they pressed is not", async () => {
  const [first, second] = show("/parts/brakes", "/parts/engine");
  over(first);
  await aWhile();
  over(second);
  await aWhile();
  expect([asked, givenUp]).toEqual([["/parts/brakes", "/parts/engine"], ["/parts/brakes"]]);
  second?.addEventListener("click", (event) => event.preventDefault());
  second?.click();
  out(second);
  await aWhile();
  expect(givenUp).toEqual(["/parts/brakes"]);
});

test.each([
  ["a pointer", PointerEvent, "pointerover", "pointerout"],
  ["the focus", FocusEvent, "focusin", "focusout"],
])("%s that leaves a link for none gives its page up", async (_name, Sign, comes, leaves) => {
  const [link] = show("/parts/brakes");
  link?.dispatchEvent(new Sign(comes, { bubbles: true }));
  await aWhile();
  link?.dispatchEvent(new Sign(leaves, { bubbles: true, relatedTarget: document.body }));
  expect([asked, givenUp]).toEqual([["/parts/brakes"], ["/parts/brakes"]]);
});

test("a pointer that moves about within a link neither gives its page up nor asks for it again", async () => {
  const [link] = show("/parts/brakes");
  over(link);
  await aWhile();
  out(link, link?.firstElementChild);
  over(link?.firstElementChild);
  await aWhile();
  expect([asked, givenUp]).toEqual([["/parts/brakes"], []]);
});

test("what was turned away from before its code had come asks for no data", async () => {
  const [link] = show("/slow");
  over(link);
  await aWhile();
  out(link);
  code.resolve(page);
  await aWhile();
  expect(asked).toEqual([]);
});

test("a link that is pressed before the pointer has rested is the navigation's alone", async () => {
  const [link] = show("/parts/brakes");
  over(link);
  await vi.advanceTimersByTimeAsync(40);
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.click();
  await aWhile();
  expect(asked).toEqual([]);
});

test("what was only asked for anew is given up as well, so is what a page asked for later, and what was under way before is not", async () => {
  void load("/stock").catch(() => undefined);
  queryClient.setQueryData(["/deferring"], "of old", { updatedAt: 1 });
  const [link] = show("/deferring");
  over(link);
  await aWhile();
  out(link);
  expect([asked.join(), givenUp.join()]).toEqual(["/stock,/deferring,later", "/deferring,later"]);
});

test("what a page would ask for later isn't asked for once it is given up", async () => {
  const [link] = show("/deferring");
  over(link);
  await vi.advanceTimersByTimeAsync(65);
  out(link);
  await aWhile();
  expect([asked, givenUp]).toEqual([["/deferring"], ["/deferring"]]);
});

test("what the open page has come to show is not given up", async () => {
  const [link] = show("/parts/brakes");
  over(link);
  await aWhile();
  const stopShowing = new QueryObserver(queryClient, { queryKey: ["/parts/brakes"] }).subscribe(() => {});
  out(link);
  expect([asked, givenUp]).toEqual([["/parts/brakes"], []]);
  stopShowing();
});

test("nothing is given up while a navigation may wait for it", async () => {
  const [link] = show("/parts/brakes");
  over(link);
  await aWhile();
  isNavigating = true;
  out(link);
  await aWhile();
  expect(givenUp).toEqual([]);
});

test("a page that can't be had ahead is no error", async () => {
  const [link] = show("/gone");
  const failed = vi.fn();
  window.addEventListener("unhandledrejection", failed);
  over(link);
  await vi.advanceTimersByTimeAsync(500);
  window.removeEventListener("unhandledrejection", failed);
  expect(failed).not.toHaveBeenCalled();
});
