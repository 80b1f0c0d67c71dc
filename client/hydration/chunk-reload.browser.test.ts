import { expect, test, vi } from "vitest";
import { reportUncaughtErrors } from "#client/lib/reports/report-uncaught-errors.ts";
import { reloadOnceOnChunkFailure } from "./chunk-reload.ts";

test("what fails in a page whose place is being taken is nobody's to hear; before that the shop hears of it", () => {
  const sendBeacon = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  /** Answers whether the browser has to tell of it. */
  const fail = (words: string) =>
    dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason: new TypeError(words) }));
  const nothing = () => undefined;
  const opened = {
    addEventListener,
    navigator,
    // Other tests' pages were loaded anew just now.
    sessionStorage: { getItem: () => null, setItem: nothing },
    location: { assign: nothing, reload: nothing },
  };

  reloadOnceOnChunkFailure(opened, () => "/parts");
  reportUncaughtErrors(window);
  expect([fail("it is undefined"), sendBeacon.mock.calls.length]).toEqual([true, 1]);

  dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  expect([fail("so is that"), sendBeacon.mock.calls.length]).toEqual([false, 1]);
});
