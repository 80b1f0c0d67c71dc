import { expect, test } from "vitest";
import { measureGrain, type SourceFile } from "./grain.ts";

const file = (path: string, text: string): SourceFile => ({ path, text });
const long = (lines: number) => "// one line\n".repeat(lines);

test("a file that one neighbour alone uses is named, with the file it belongs into", () => {
  const tree = [
    file("shared/domain/cart/a.ts", `import { b } from "./b.ts";\nexport const a = b;\n`),
    file("shared/domain/cart/b.ts", `export const b = 1;\n`),
  ];
  expect(measureGrain(tree).violations).toEqual([
    "shared/domain/cart/b.ts is used by shared/domain/cart/a.ts alone: 3 lines together, let it live there",
  ]);
});

test("a type's import, an import by an absolute name and one among tests count as uses", () => {
  const user = file("shared/domain/cart/a.ts", `import type { B } from "#shared/domain/cart/b.ts";\nexport type A = B;\n`);
  const used = file("shared/domain/cart/b.ts", `export type B = 1;\n`);
  const tester = file("shared/domain/cart/a.test.ts", `import type { B } from "./b.ts";\nexport type T = B;\n`);
  expect(measureGrain([user, used, tester]).violations).toHaveLength(1);
});

test.each<[string, SourceFile[]]>([
  ["two files use it", [file("shared/domain/cart/c.ts", `import { b } from "./b.ts";\nexport const c = b;\n`)]],
  ["it has a test of its own", [file("shared/domain/cart/b.test.ts", `import { b } from "./b.ts";\nvoid b;\n`)]],
])("a file stands alone when %s", (_reason, more) => {
  const tree = [
    file("shared/domain/cart/a.ts", `import { b } from "./b.ts";\nexport const a = b;\n`),
    file("shared/domain/cart/b.ts", `export const b = 1;\n`),
  ];
  expect(measureGrain([...tree, ...more]).violations).toEqual([]);
});

test("a component, a chunk, a file in another room and one that would make its user too long stand alone", () => {
  const tree = [
    file("client/ui/button/button.tsx", `import { Icon } from "./icon.tsx";\nexport function Button() {\n  return <Icon />;\n}\n`),
    file("client/ui/button/icon.tsx", `export function Icon() {\n  return <i />;\n}\n`),
    file("client/lib/api/api.ts", `export const load = () => import("./chunk.ts");\n`),
    file("client/lib/chunk.ts", `export const chunk = 1;\n`),
    file("server/cache/a.ts", `import { b } from "#server/input/b.ts";\nexport const a = b;\n`),
    file("server/input/b.ts", `export const b = 1;\n`),
    file("server/rendering/a.ts", `import { b } from "./b.ts";\nexport const a = b;\n${long(149)}`),
    file("server/rendering/b.ts", `export const b = 1;\n`),
  ];
  expect(measureGrain(tree).violations).toEqual([]);
});

test("what a table lists stays a file each", () => {
  const listing = (names: string[]) => [
    file("server/api/router.ts", names.map((name) => `import { ${name} } from "./procedures/${name}.ts";\nvoid ${name};\n`).join("")),
    ...names.map((name) => file(`server/api/procedures/${name}.ts`, `export const ${name} = 1;\n`)),
  ];
  expect(measureGrain(listing(["a", "b", "c", "d", "e"])).violations).toEqual([]);
  expect(measureGrain(listing(["a", "b", "c", "d"])).violations).toHaveLength(4);
});

test("a folder over a dozen entries is named; a component, its stylesheet and its test are one entry", () => {
  const entry = (name: string) => [
    file(`client/ui/field/${name}.tsx`, "export function A() {\n  return null;\n}\n"),
    file(`client/ui/field/${name}.module.css`, ".a {}\n"),
    file(`client/ui/field/${name}.test.tsx`, "\n"),
  ];
  const dozen = [..."abcdefghijkl"].flatMap(entry);
  expect(measureGrain(dozen).crowdedFolders).toEqual([]);
  const { crowdedFolders, violations } = measureGrain([...dozen, ...entry("m")]);
  expect(crowdedFolders).toEqual(["client/ui/field"]);
  expect(violations).toEqual(["client/ui/field/ shows 13 entries, 12 at most: give it rooms"]);
});

test("journeys are entries of their folder, tests beside a source file are none", () => {
  const folder = (name: string, ending: string) => [..."abcdefghijklm"].map((letter) => file(`${name}/${letter}${ending}`, long(2)));
  expect(measureGrain(folder("e2e/journeys", ".e2e.ts")).crowdedFolders).toEqual(["e2e/journeys"]);
  expect(measureGrain(folder("server/services", ".test.ts")).crowdedFolders).toEqual([]);
});

test("a file over 300 lines is named, and the figures leave tests and generated files out", () => {
  const tree = [
    file("server/a.ts", long(301)),
    file("server/b.ts", long(10)),
    file("server/c.ts", long(20)),
    file("server/generated/d.ts", long(900)),
    file("server/a.test.ts", long(900)),
  ];
  expect(measureGrain(tree)).toMatchObject({ fileCount: 3, medianLines: 20, p90Lines: 301, longestLines: 301, crumbSizedCount: 2 });
  expect(measureGrain(tree).violations).toEqual(["server/a.ts has 301 lines, 300 at most"]);
});
