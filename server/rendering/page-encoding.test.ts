import { describe, expect, test } from "vitest";
import { choosePageEncoding } from "./page-encoding.ts";

describe("the page's encoding", () => {
  test.each([
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, br", "br"],
    ["GZIP", "gzip"],
    ["zstd;q=0, br;q=0.5", "br"],
    ["deflate", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("for %s is %s", (accepted, expected) => {
    expect(choosePageEncoding(accepted)).toBe(expected);
  });
});
