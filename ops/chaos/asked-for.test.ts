import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { chosenByName, numberAsked } from "./asked-for.ts";

const all = [{ name: "shopify hangs" }, { name: "shopify drips slowly" }, { name: "algolia hangs" }];

test("a run is of what has the asked part in its name, and of all without one", () => {
  expect(chosenByName(all, "shopify")).toEqual(all.slice(0, 2));
  expect(chosenByName(all, "")).toEqual(all);
});

test("a name that is none is refused with those that are there", () => {
  expect(() => chosenByName(all, "shopfy")).toThrow('"shopfy" in its name; there are shopify hangs, shopify drips slowly, algolia hangs');
});

test("a number that is none, or too small, is refused", () => {
  expect([numberAsked("SEED", "0", 0), numberAsked("REQUESTS", "10000", 1)]).toEqual([0, 10_000]);
  for (const text of ["", "many", "0", "-1", "1e999"])
    expect(() => numberAsked("REQUESTS", text, 1)).toThrow("REQUESTS has to be a number");
});

/** Runs a command as its script does, with what nobody should ask of it; it may not get as far as to start anything. */
function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, ...env },
  });
  return { hasFailed: status !== null && status !== 0, stderr };
}

test.each<[string, string[], Record<string, string>, string]>([
  ["ops/chaos/main.ts", ["--soak", "long"], {}, "--soak has to be a number"],
  ["ops/chaos/fuzz/main.ts", [], { REQUESTS: "many" }, "REQUESTS has to be a number"],
  ["ops/chaos/fuzz/main.ts", [], { SEED: "x" }, "SEED has to be a number"],
  ["ops/chaos/fuzz/main.ts", ["search"], {}, "search"],
  ["bench/run.ts", ["toString"], {}, 'There is no bench "toString"'],
  ["scripts/visual/main.ts", ["--look", "drak"], {}, "light, dark"],
  ["scripts/requirements/main.ts", ["shop-9"], {}, "shop-9"],
  ["scripts/push-search.ts", ["--dry-run"], { ALGOLIA_APP_ID: "", ALGOLIA_ADMIN_KEY: "" }, "--dry-run"],
  ["sandbox/pictures/sheets/write-sheets.ts", ["car"], {}, "car"],
  ["ops/stack/main.ts", ["alerts"], {}, "alerts"],
])(
  "%s %j is refused before anything is started",
  (script, args, env, words) => {
    const { hasFailed, stderr } = run(script, args, env);
    expect(hasFailed).toBe(true);
    expect(stderr).toContain(words);
  },
  70_000,
);
