import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = ["*.md", "docs/**/*.md", "ops/**/*.md", "load-tests/*.md", "sandbox/*.md"].flatMap((pattern) => globSync(pattern));
const namedPath = /`((?:client|server|shared|sandbox|scripts|ops|load-tests|e2e|bench|docs)\/[\w./-]+)`/g;
const link = /\]\((?!https?:|mailto:|#)([^)#]+)(?:#[^)]*)?\)/g;

/** What a document names or links to, seen from the project's folder. */
function named(document: string): string[] {
  const text = readFileSync(document, "utf8");
  const paths = [...text.matchAll(namedPath)].map(([, path = ""]) => path);
  const links = [...text.matchAll(link)].map(([, target = ""]) => join(dirname(document), target));
  return [...paths, ...links];
}

// Decisions tell of their time, and of files that are gone since; so does the changelog.
const isHistory = (document: string) => document.startsWith("docs/decisions/") || document === "CHANGELOG.md";

test.each(documents.filter((document) => !isHistory(document)))("every file that %s names is there", (document) => {
  expect(named(document).filter((path) => !existsSync(path))).toEqual([]);
});

const anchoredLink = /\]\((?!\w+:)([^)#]*)#([^)]*)\)/g;

/** The anchors that GitHub gives a document's headings. */
function anchorsOf(document: string): string[] {
  const headings = readFileSync(document, "utf8").matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map(([, heading = ""]) => {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "");
    return words.replaceAll(" ", "-");
  });
}

function deadAnchors(document: string): string[] {
  const anchored = [...readFileSync(document, "utf8").matchAll(anchoredLink)];
  return anchored.flatMap(([, target = "", anchor = ""]) => {
    const read = target === "" ? document : join(dirname(document), target);
    return anchorsOf(read).includes(anchor) ? [] : [`${target}#${anchor}`];
  });
}

test.each(documents.filter((document) => !isHistory(document)))("every heading that %s links to is there", (document) => {
  expect(deadAnchors(document)).toEqual([]);
});

/** What a merge writes between two versions, and what a formatter makes of it. */
const leftByMerge = /^(?:<{7}|>{7}|\|{7}|\\?={7}$|(?:> ){6}>).*/gm;

test.each(documents)("%s holds nothing that a merge left", (document) => {
  expect(readFileSync(document, "utf8").match(leftByMerge)).toBeNull();
});

test("the changelog tells each thing once", () => {
  const beginnings = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^- .{1,40}/gm)].map(String);
  expect(beginnings.filter((beginning, at) => beginnings.indexOf(beginning) < at)).toEqual([]);
});

test("the check sees a file that has moved", () => {
  expect(documents.length).toBeGreaterThan(20);
  expect([..."see `server/nowhere.ts`".matchAll(namedPath)]).toHaveLength(1);
});

test.each(["## One cart command's walk", "## One search's walk", "## A signed-in page's walk"])("%s stays short", (heading) => {
  const limits: Record<string, number> = { "## One cart command's walk": 15, "## One search's walk": 12, "## A signed-in page's walk": 15 };
  const section = readFileSync("docs/architecture.md", "utf8").split(heading)[1]?.split("\n## ")[0] ?? "";
  const steps = section.match(/^\| \d+ /gm)?.length ?? 0;
  expect(steps).toBeGreaterThan(5);
  expect(steps).toBeLessThanOrEqual(limits[heading] ?? 0);
});
