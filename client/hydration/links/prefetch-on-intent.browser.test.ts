import { QueryClient } from "@tanstack/react-query";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
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
const failing = { loader: () => Promise.reject(new Error("not found")) };
const routes = [
  { path: "parts/*", lazy: async () => page },
  { path: "cart", lazy: async () => page },
  { path: "account/*", lazy: async () => page },
  { path: "gone", lazy: async () => failing },
];

beforeAll(() =>
  prefetchOnIntent(new Event("focusin"), {
    routes,
    queryClient,
    contextOf: () => new RouterContextProvider(),
    isNavigating: () => isNavigating,
  }),
);
beforeEach(() => {
  vi.useFakeTimers();
  answer = Promise.withResolvers();
  isNavigating = false;
});
afterEach(() => {
  // A press on anything ends what went before.
  document.body.click();
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
const out = (link?: Element | null) => link?.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body }));

test("a pointer that rests on a link brings its page, once; one that passes brings nothing", async () => {
  const [link, other] = show("/parts/brakes", "/parts/engine");
  over(other);
  await vi.advanceTimersByTimeAsync(40);
  out(other);
  over(link);
  over(link?.firstElementChild);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(["/parts/brakes"]);
});

test("a finger on a link brings its page at once", async () => {
  const [link] = show("/parts/brakes");
  link?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/parts/brakes"]);
});

test.each(["/cart", "/account/addresses", "https://elsewhere.example/parts", "#part"])("nothing is asked ahead for %s", async (path) => {
  const [link] = show(path);
  over(link);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([]);
});

test("nothing is asked ahead without a connection", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const [link] = show("/parts/brakes");
  over(link);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g" }])(
  "nothing is asked ahead with %o",
  async (connection) => {
    vi.spyOn(Object.getPrototypeOf(navigator), "connection", "get").mockReturnValue(connection);
    const [link] = show("/parts/brakes");
    over(link);
    await vi.advanceTimersByTimeAsync(500);
    vi.restoreAllMocks();
    expect(asked).toEqual([]);
  },
);

test("what the shopper turned away from is given up, and what they pressed is not", async () => {
  const [first, second] = show("/parts/brakes", "/parts/engine");
  over(first);
  await vi.advanceTimersByTimeAsync(100);
  over(second);
  await vi.advanceTimersByTimeAsync(100);
  expect([asked, givenUp]).toEqual([["/parts/brakes", "/parts/engine"], ["/parts/brakes"]]);
  second?.addEventListener("click", (event) => event.preventDefault());
  second?.click();
  out(second);
  await vi.advanceTimersByTimeAsync(100);
  expect(givenUp).toEqual(["/parts/brakes"]);
});

test("nothing is given up while a navigation may wait for it", async () => {
  const [link] = show("/parts/brakes");
  over(link);
  await vi.advanceTimersByTimeAsync(100);
  isNavigating = true;
  out(link);
  await vi.advanceTimersByTimeAsync(100);
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
