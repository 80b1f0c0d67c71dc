import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchExpiry } from "./watch-expiry.ts";

const minuteMs = 60_000;

describe("the watch over a session's end", () => {
  const page = new EventTarget();

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal("document", page);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const watched = (expiresAtMs: number) => {
    const watching = new AbortController();
    const looks: number[] = [];
    watchExpiry(expiresAtMs, (nowMs) => looks.push(nowMs), watching.signal);
    return { looks, stop: () => watching.abort() };
  };

  test("looks rarely while there is time, and at every whole second at the end", () => {
    const { looks, stop } = watched(10 * minuteMs + 400);
    vi.advanceTimersByTime(7 * minuteMs);
    expect(looks.length).toBeLessThan(20);
    vi.advanceTimersByTime(2 * minuteMs);
    expect(looks.slice(-2)).toEqual([9 * minuteMs - 1600, 9 * minuteMs - 600]);
    vi.advanceTimersByTime(2 * minuteMs);
    expect(looks.at(-1)).toBe(10 * minuteMs + 400);
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });

  test("looks at once when the tab is seen again, whatever the clock says by then", () => {
    const { looks, stop } = watched(10 * minuteMs);
    vi.setSystemTime(60 * minuteMs);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(looks).toEqual([0, 60 * minuteMs]);
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });

  test("notices a clock that was set, though no timer was due", () => {
    const { looks, stop } = watched(60 * minuteMs);
    vi.setSystemTime(61 * minuteMs);
    vi.advanceTimersByTime(30_000);
    expect(looks.at(-1)).toBe(61 * minuteMs + 30_000);
    stop();
  });

  test("ends with whoever asked for it", () => {
    const { looks, stop } = watched(minuteMs);
    stop();
    vi.advanceTimersByTime(2 * minuteMs);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(looks).toEqual([0]);
  });
});
