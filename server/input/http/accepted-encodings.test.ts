import { expect, test } from "vitest";
import { acceptedEncodings } from "./accepted-encodings.ts";

test.each([
  [undefined, []],
  ["", []],
  ["gzip, deflate, br, zstd", ["gzip", "deflate", "br", "zstd"]],
  ["GZIP;q=0.5 , br ; q = 1", ["gzip", "br"]],
  ["br;q=0, gzip;q=0.000,identity", ["identity"]],
  ["br;level=4;q=0.1, gzip;level=4;q=0", ["br"]],
  ["br;q=x, gzip;q=, ;q=1,,", []],
  ["br;qq, gzip;q", ["br"]],
])("of %j are taken: %j", (header, codings) => {
  expect([...acceptedEncodings(header)]).toEqual(codings);
});

test.each([
  ["blanks", "br;q=1 ", " ", ";"],
  ["tabs", "br;", "\t", "q=1"],
  ["blanks behind a quality", "br;q=", " ", "1,"],
  ["equals signs", "br;q", "=", "1"],
  ["semicolons", "br", ";", "q=1"],
  ["commas", "br", ",", "gzip"],
])("a header full of %s costs no more than another", (_what, start, filling, end) => {
  const startedAt = performance.now();
  acceptedEncodings(start + filling.repeat(30_000) + end);
  expect(performance.now() - startedAt).toBeLessThan(100);
});
