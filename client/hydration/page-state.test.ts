import { expect, test } from "vitest";
import { isServerPartFailure, serverPartFailureDigest } from "./page-state.ts";

test("only an error with the server's own mark is a part that failed there", () => {
  const marked = Object.assign(new Error("no"), { digest: serverPartFailureDigest });
  expect(isServerPartFailure(marked)).toBe(true);
  expect(isServerPartFailure(Object.assign(new Error("no"), { digest: "other" }))).toBe(false);
  expect(isServerPartFailure(new Error("no"))).toBe(false);
  expect(isServerPartFailure({ digest: serverPartFailureDigest })).toBe(false);
  expect(isServerPartFailure(null)).toBe(false);
});
