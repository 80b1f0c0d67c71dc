import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** A source file by its path from the repository's root, with its text. */
export type SourceFile = { path: string; text: string };

export type Grain = {
  fileCount: number;
  /** Lines of a file: the middle one, and what nine in ten stay under. */
  medianLines: number;
  p90Lines: number;
  longestLines: number;
  /** Files of at most 20 lines. */
  crumbSizedCount: number;
  /** Folders with more than a dozen entries: a component, its stylesheet and its test are one. */
  crowdedFolders: string[];
  /** What breaks the rule, a sentence each. */
  violations: string[];
};

const entriesMax = 12;
const linesMax = 300;
/** A file and the one that it could live in may be so long together. */
const togetherLinesMax = 150;
const crumbSize = 20;

const tops = /^(client|server|shared|sandbox|scripts|ops|load-tests|bench)\//;
/** Beside a source file its tests are no entries of their own; here they are the entries. */
const isJourneys = (path: string) => path.startsWith("e2e/");
const forTests = /\.(test|e2e|bench)\.tsx?$|(^|\/)testing\/|\/test-[^/]+\.ts$|\/example-[^/]+\.ts$/;
const isGenerated = (path: string) => /(^|\/)generated\/|\.generated\.|\.d\.ts$/.test(path);
const isCode = (path: string) => /\.tsx?$/.test(path);
/** What a command, a build or a router opens by its name. */
const isOpenedByName = /^(client\/(entry\.|routes)|[^/]+\/main\.ts$|scripts\/([^/]+\/main|[^/]+)\.ts$|bench\/|ops\/|load-tests\/)/;

const linesOf = ({ text }: SourceFile) => text.split("\n").length - 1;

/** Measures source files, generated ones and tests aside, and names what breaks the rule of docs/grain.md. Every file of the tree goes in: imports and tests count. */
export function measureGrain(files: SourceFile[]): Grain {
  const sources = files.filter(({ path }) => tops.test(path) && isCode(path) && !forTests.test(path) && !isGenerated(path));
  const lines = sources.map(linesOf).toSorted((a, b) => a - b);
  const crowded = crowdedFolders(files);
  const tooLong = sources
    .filter((file) => linesOf(file) > linesMax)
    .map((file) => `${file.path} has ${linesOf(file)} lines, ${linesMax} at most`);
  const overfull = crowded.map(({ folder, entryCount }) => `${folder}/ shows ${entryCount} entries, ${entriesMax} at most: give it rooms`);
  return {
    fileCount: sources.length,
    medianLines: lines[Math.floor(lines.length / 2)] ?? 0,
    p90Lines: lines[Math.floor(lines.length * 0.9)] ?? 0,
    longestLines: lines.at(-1) ?? 0,
    crumbSizedCount: lines.filter((count) => count <= crumbSize).length,
    crowdedFolders: crowded.map(({ folder }) => folder),
    violations: [...tooLong, ...overfull, ...crumbs(files, sources)],
  };
}

const stemOf = (path: string) => posix.basename(path).replace(/(\.(test|bench|e2e))?\.[^.]+$|\.module\.css$/, "");

function crowdedFolders(files: SourceFile[]): { folder: string; entryCount: number }[] {
  const entries = new Map<string, Set<string>>();
  for (const { path } of files) {
    if (!(isCode(path) || path.endsWith(".css")) || isGenerated(path)) continue;
    if (!isJourneys(path) && (!tops.test(path) || forTests.test(path))) continue;
    const folder = posix.dirname(path);
    entries.set(folder, (entries.get(folder) ?? new Set()).add(stemOf(path)));
  }
  return [...entries]
    .map(([folder, stems]) => ({ folder, entryCount: stems.size }))
    .filter(({ entryCount }) => entryCount > entriesMax)
    .toSorted((a, b) => b.entryCount - a.entryCount);
}

type Importer = { path: string; isLazy: boolean };

/** Who imports whom, by path. A type's import counts like any other. */
function importersOf(files: SourceFile[]): Map<string, Importer[]> {
  const importers = new Map<string, Importer[]>();
  for (const { path, text } of files) {
    if (!isCode(path)) continue;
    const { module } = parseSync(path, text);
    const add = (specifier: string, isLazy: boolean) => {
      const target = resolved(path, specifier);
      if (target !== null) importers.set(target, [...(importers.get(target) ?? []), { path, isLazy }]);
    };
    for (const { moduleRequest } of module.staticImports) add(moduleRequest.value, false);
    for (const { entries } of module.staticExports)
      for (const { moduleRequest } of entries) if (moduleRequest) add(moduleRequest.value, false);
    for (const { moduleRequest } of module.dynamicImports) add(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), true);
  }
  return importers;
}

/** The path that an import of our own names; null for a package. */
function resolved(from: string, specifier: string): string | null {
  if (/^#(client|server|shared|sandbox)\//.test(specifier)) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : null;
}

/** A feature, a service or a vendor is a room of its own; so is every other folder below the top. */
function roomOf(path: string): string {
  const depth = /^(client\/(features|routes)|server\/(services|vendors))\//.test(path) ? 3 : 2;
  return path.split("/").slice(0, depth).join("/");
}

const isComponent = ({ path, text }: SourceFile) => path.endsWith(".tsx") && /export (default )?(async )?(function|const) [A-Z]/.test(text);

const tableEntriesMin = 5;

/** A table, such as the API's router, lists files of one kind: each of them stays a file. */
function isListedByTable(path: string, user: string, importers: Map<string, Importer[]>): boolean {
  const folder = posix.dirname(path);
  const listed = [...importers].filter(([target, users]) => posix.dirname(target) === folder && users.some((other) => other.path === user));
  return listed.filter(([target]) => isCode(target)).length >= tableEntriesMin;
}

/** Files that could live with the one file that uses them. */
function crumbs(files: SourceFile[], sources: SourceFile[]): string[] {
  const importers = importersOf(files);
  const byPath = new Map(files.map((file) => [file.path, file]));
  return sources.flatMap((file) => {
    const { path } = file;
    const users = [
      ...new Map((importers.get(path) ?? []).filter((user) => !forTests.test(user.path)).map((user) => [user.path, user])).values(),
    ];
    const [user] = users;
    const into = user && byPath.get(user.path);
    if (!user || !into || users.length !== 1 || user.isLazy || roomOf(path) !== roomOf(user.path)) return [];
    const hasTest = [".test.ts", ".test.tsx"].some((ending) => byPath.has(path.replace(/\.tsx?$/, ending)));
    if (hasTest || isComponent(file) || isOpenedByName.test(path) || isOpenedByName.test(user.path) || path.endsWith("queries.ts"))
      return [];
    if (isListedByTable(path, user.path, importers)) return [];
    const together = linesOf(file) + linesOf(into);
    return together <= togetherLinesMax ? [`${path} is used by ${user.path} alone: ${together} lines together, let it live there`] : [];
  });
}
