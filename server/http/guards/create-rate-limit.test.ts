import { expect, test } from "vitest";
import { isMadeHere } from "./create-rate-limit.ts";

test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("a request from %s was made on the shop's own machine", (ip) => {
  expect(isMadeHere({ ip, headers: {} }, false)).toBe(true);
});

test.each(["203.0.113.1", "10.0.0.1", "::2", "2001:db8::1", "::ffff:203.0.113.1", undefined])(
  "a request from %s came from elsewhere, or from somebody who is gone",
  (ip) => {
    expect(isMadeHere({ ip, headers: {} }, false)).toBe(false);
  },
);
