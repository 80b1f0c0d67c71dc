import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptValue } from "./kept-value.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kept-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const value = { columns: new Int32Array([1, 2, 3]), names: ["a", "b"], none: null };
const file = () => join(dataDir, "kept.v8");

/** A start's value, and whether it was made for it. */
function start(madeOf: string[] = ["5500 products", "Monday"]) {
  let isMade = false;
  const make = () => {
    isMade = true;
    return value;
  };
  return { kept: keptValue({ dataDir: join(dataDir), fileName: "kept.v8", madeOf, make }), isMade };
}

test("a value is made once, and later starts have it as it was", () => {
  expect(start()).toEqual({ kept: value, isMade: true });
  expect(start()).toEqual({ kept: value, isMade: false });
});

test("arrays of numbers come back each with memory of its own, not with the file's", () => {
  const numbers = { first: new Float64Array([0.5, Number.NaN]), map: new Map([["second", new Uint16Array([7])]]) };
  const startWith = () => keptValue({ dataDir, fileName: "numbers.v8", madeOf: [], make: () => numbers });
  startWith();
  const kept = startWith();
  expect(kept).toEqual(numbers);
  expect(kept.first.buffer.byteLength).toBe(kept.first.byteLength);
  expect(kept.map.get("second")?.buffer).not.toBe(kept.first.buffer);
});

test("whatever it is made of makes it anew", () => {
  start();
  expect(start(["5500 products", "Tuesday"]).isMade).toBe(true);
  expect(start(["5500 products", "Tuesday"]).isMade).toBe(false);
});

test("a file that is damaged, cut short or empty isn't believed", () => {
  start();
  const damaged = readFileSync(file());
  damaged[damaged.length - 3] = (damaged.at(-3) ?? 0) ^ 1;
  writeFileSync(file(), damaged);
  expect(start()).toEqual({ kept: value, isMade: true });
  truncateSync(file(), statSync(file()).size - 1);
  expect(start()).toEqual({ kept: value, isMade: true });
  truncateSync(file(), 0);
  expect(start()).toEqual({ kept: value, isMade: true });
  expect(start().isMade).toBe(false);
});
