import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnceOnChunkFailure } from "./chunk-reload.ts";

const anHour = 3_600_000;
const aMinute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: anHour });
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
  return { page, went, fail, stored };
}

test("a chunk that is gone has the page loaded anew, or the one that was on its way", () => {
  const staying = openPage();
  reloadOnceOnChunkFailure(staying.page, () => undefined);
  expect([staying.fail(), staying.went]).toEqual([true, ["again"]]);

  const leaving = openPage();
  reloadOnceOnChunkFailure(leaving.page, () => "/parts");
  expect([leaving.fail(), leaving.went]).toEqual([true, ["/parts"]]);
});

test("without a connection nothing is loaded anew, since the page would be gone", () => {
  const page = openPage();
  page.page.navigator.onLine = false;
  reloadOnceOnChunkFailure(page.page, () => "/parts");
  expect([page.fail(), page.went]).toEqual([false, []]);
});

test("the same page is not loaded twice within a minute, and again after it", () => {
  const { stored, ...first } = openPage();
  reloadOnceOnChunkFailure(first.page, () => undefined);
  first.fail();

  vi.setSystemTime(anHour + aMinute - 1);
  const leave = vi.fn<() => undefined>();
  const second = openPage(stored);
  reloadOnceOnChunkFailure(second.page, leave);
  expect([second.fail(), second.went]).toEqual([false, []]);
  expect(leave).not.toHaveBeenCalled();

  vi.setSystemTime(anHour + aMinute);
  expect([second.fail(), second.went]).toEqual([true, ["again"]]);
});

test("two pages of different tabs don't keep each other from it", () => {
  for (const { page, fail, went } of [openPage(), openPage()]) {
    reloadOnceOnChunkFailure(page, () => undefined);
    expect([fail(), went]).toEqual([true, ["again"]]);
  }
});
