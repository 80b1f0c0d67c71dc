import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnceOnChunkFailure } from "./chunk-reload.ts";

const anHour = 3_600_000;
const aMinute = 60_000;
const gone = 500;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: anHour });
  return () => vi.useRealTimers();
});

/** A page of a browser, as far as it takes part. */
function openPage(stored = new Map<string, string>()) {
  const went: string[] = [];
  const events = new EventTarget();
  const page = {
    navigator: { onLine: true },
    addEventListener: (name: string, hear: (event: Event) => void) => events.addEventListener(name, hear),
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    location: { assign: (to: string | URL) => void went.push(String(to)), reload: () => void went.push("again") },
  };
  /** Answers whether somebody took the failure over; else whoever asked for the chunk hears of it. */
  const fail = () => !events.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  const failAndWait = () => {
    const isTaken = fail();
    vi.advanceTimersByTime(gone);
    return isTaken;
  };
  return { page, went, fail, failAndWait, stored };
}

test("a chunk that is gone has the page loaded anew, or the one that was on its way", () => {
  const staying = openPage();
  reloadOnceOnChunkFailure(staying.page, () => undefined);
  expect([staying.failAndWait(), staying.went]).toEqual([true, ["again"]]);

  const leaving = openPage();
  reloadOnceOnChunkFailure(leaving.page, () => "/parts");
  expect([leaving.fail(), leaving.went]).toEqual([true, ["/parts"]]);
});

test("a page that is on show no more, because a link led the browser from it, isn't loaded in that one's place", () => {
  const { page, fail, went, stored } = openPage();
  reloadOnceOnChunkFailure(page, () => undefined);
  expect(fail()).toBe(true);
  vi.advanceTimersByTime(gone - 1);
  expect([went, ...stored.values()]).toEqual([[], "0"]);
});

test("what the shopper turns to before the page is loaded anew is where they come to", () => {
  const { page, fail, went } = openPage();
  let to: string | undefined;
  reloadOnceOnChunkFailure(page, () => to);
  fail();
  to = "/parts";
  vi.advanceTimersByTime(gone);
  expect(went).toEqual(["/parts"]);
});

test("without a connection nothing is loaded anew, since the page would be gone", () => {
  const page = openPage();
  page.page.navigator.onLine = false;
  reloadOnceOnChunkFailure(page.page, () => "/parts");
  expect([page.failAndWait(), page.went]).toEqual([false, []]);
});

test("the same page is not loaded twice within a minute, and again after it", () => {
  const { stored, ...first } = openPage();
  reloadOnceOnChunkFailure(first.page, () => undefined);
  first.failAndWait();

  vi.setSystemTime(anHour + gone + aMinute - 1);
  const leave = vi.fn<() => undefined>();
  const second = openPage(stored);
  reloadOnceOnChunkFailure(second.page, leave);
  expect([second.failAndWait(), second.went]).toEqual([false, []]);
  expect(leave).not.toHaveBeenCalled();

  vi.setSystemTime(anHour + gone + aMinute);
  expect([second.failAndWait(), second.went]).toEqual([true, ["again"]]);
});

test.each(["tomorrow", String(anHour * 25)])("a last time that can't be, %j, keeps no page from being loaded anew, once", (lastAt) => {
  const { page, failAndWait, went } = openPage(new Map([["chunk-reload-at", lastAt]]));
  reloadOnceOnChunkFailure(page, () => undefined);
  expect([failAndWait(), went]).toEqual([true, ["again"]]);
  expect([failAndWait(), went]).toEqual([false, ["again"]]);
});

test("two pages of different tabs don't keep each other from it", () => {
  for (const { page, failAndWait, went } of [openPage(), openPage()]) {
    reloadOnceOnChunkFailure(page, () => undefined);
    expect([failAndWait(), went]).toEqual([true, ["again"]]);
  }
});

test("where nothing can be kept, whoever asked for the chunk hears of its failure: the page could be loaded without end", () => {
  const full = openPage();
  full.page.sessionStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  reloadOnceOnChunkFailure(full.page, () => undefined);
  expect([full.failAndWait(), full.went]).toEqual([false, []]);

  const closed = openPage();
  Object.defineProperty(closed.page, "sessionStorage", {
    get: () => {
      throw new DOMException("closed", "SecurityError");
    },
  });
  reloadOnceOnChunkFailure(closed.page, () => undefined);
  expect([closed.failAndWait(), closed.went]).toEqual([false, []]);
});
