import { expect, test, vi } from "vitest";
import { reloadOnceOnChunkFailure } from "#client/hydration/chunk-reload.ts";
import { describeFailure, reportUncaughtErrors } from "./report-uncaught-errors.ts";

const origin = "https://shop.example";
const failed = (error: Error, place: string) => Object.assign(error, { stack: `${error.name}: ${error.message}\n    at go (${place})` });
const own = `${origin}/assets/shell-abc.js?v=jo:1:2345`;

test("an error is told by its kind and its place in our code", () => {
  expect(describeFailure(failed(new Error("jo@example.com is no address"), own), origin)).toBe("Error at /assets/shell-abc.js:1:2345");
});

test("the words of the engine and of React are told with it, nobody else's", () => {
  expect(describeFailure(failed(new TypeError("x is not a function"), own), origin)).toBe(
    "TypeError at /assets/shell-abc.js:1:2345: x is not a function",
  );
  const react = failed(new Error("Minified React error #418; visit https://react.dev/errors/418?args[]=jo"), own);
  expect(describeFailure(react, origin)).toBe("Error at /assets/shell-abc.js:1:2345: Minified React error #418");
});

test("what an extension did wrong is not told, what comes from nowhere is", () => {
  expect(describeFailure(failed(new TypeError("x"), "chrome-extension://abc/content.js:1:2"), origin)).toBeNull();
  expect(describeFailure("jo@example.com", origin)).toBe("string at an unknown place");
  expect(describeFailure(Object.assign(new RangeError("too long"), { stack: undefined }), origin)).toBe(
    "RangeError at an unknown place: too long",
  );
});

test("what goes wrong is told until the page gives way to another one, which breaks off what it still asks for", () => {
  const sendBeacon = vi.fn<(path: string, report: string) => void>();
  vi.stubGlobal("location", { origin, assign: () => undefined, reload: () => undefined });
  vi.stubGlobal("navigator", { sendBeacon, onLine: true });
  const page = new EventTarget();
  reportUncaughtErrors(page);
  const fail = (message: string) => page.dispatchEvent(Object.assign(new Event("error"), { error: failed(new TypeError(message), own) }));
  fail("x is undefined");
  expect(sendBeacon).toHaveBeenCalledOnce();

  const stored = { getItem: () => null, setItem: () => undefined };
  const addEventListener = page.addEventListener.bind(page);
  reloadOnceOnChunkFailure({ navigator, location, sessionStorage: stored, addEventListener }, () => "/parts");
  page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  fail("y is undefined");
  expect(sendBeacon).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
