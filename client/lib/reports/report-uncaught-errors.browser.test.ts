import { expect, test, vi } from "vitest";
import { reloadOnceOnChunkFailure } from "#client/hydration/chunk-reload.ts";
import { reportUncaughtErrors } from "./report-uncaught-errors.ts";

test("what fails in a page whose place is being taken is nobody's to hear; before that the shop hears of it", () => {
  const sendBeacon = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  /** Answers whether the browser has to tell of it. */
  const fail = (words: string) =>
    dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason: new TypeError(words) }));
  const opened = { addEventListener, sessionStorage, navigator, location: { assign: () => undefined, reload: () => undefined } };

  reportUncaughtErrors(window);
  reloadOnceOnChunkFailure(opened, () => "/parts");
  expect([fail("it is undefined"), sendBeacon.mock.calls.length]).toEqual([true, 1]);

  dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  expect([fail("so is that"), sendBeacon.mock.calls.length]).toEqual([false, 1]);
});
