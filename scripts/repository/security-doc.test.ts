import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/security.md", "utf8");
const chapters = document.split(/^## /m).slice(1);
const rows = [...document.matchAll(/^\| (\d[\d., -]*?) +\| (.+?) +\| (.+?) +\|$/gm)].map(([, section = "", , proof = ""]) => ({
  section,
  proof,
}));

/** Every test that a line names: a file, and the names that follow it. */
function namedTests(proof: string): { file: string; name: string }[] {
  const found: { file: string; name: string }[] = [];
  let file = "";
  for (const [, path, name] of proof.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`|"([^"]+)"/g)) {
    if (path !== undefined) file = path;
    else if (name !== undefined) found.push({ file, name });
  }
  return found;
}

test("the document goes through all seventeen chapters, each with lines", () => {
  expect(chapters.map((chapter) => /^V\d+/.exec(chapter)?.[0])).toEqual(Array.from({ length: 17 }, (_, index) => `V${index + 1}`));
  for (const [index, chapter] of chapters.entries()) expect(chapter).toMatch(new RegExp(`^\\| ${index + 1}\\.\\d`, "m"));
});

test("each line names a test that is there, or says why it has none", () => {
  expect(rows.length).toBeGreaterThan(55);
  for (const { section, proof } of rows) {
    const tests = namedTests(proof);
    expect([section, tests.length > 0 || /^(?:Not applicable|No test): \S/.test(proof)]).toEqual([section, true]);
    for (const { file, name } of tests) {
      expect([section, file, existsSync(file)]).toEqual([section, file, true]);
      expect([section, name, readFileSync(file, "utf8").includes(name)]).toEqual([section, name, true]);
    }
  }
});

test("the check sees a test that is gone", () => {
  const proof = '`scripts/repository/security-doc.test.ts`: "one", "two"; `e2e/server/fuzz.e2e.ts`: "three"';
  expect(namedTests(proof)).toEqual([
    { file: "scripts/repository/security-doc.test.ts", name: "one" },
    { file: "scripts/repository/security-doc.test.ts", name: "two" },
    { file: "e2e/server/fuzz.e2e.ts", name: "three" },
  ]);
});
