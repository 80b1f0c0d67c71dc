import { expect, test } from "vitest";
import { describeFailure } from "./report-uncaught-errors.ts";

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
