import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The file in which a build leaves the digest of the sources that it was made from. */
export const stampName = ".sources";

const folders = ["client", "server", "shared", "sandbox", "scripts/build-steps"];
const files = [
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "tsconfig.json",
  "scripts/build.ts",
  "scripts/build-steps/server-bundles.ts",
];
const isSource = (path: string): boolean =>
  /\.(?:tsx?|css|svg|png|woff2|json|csv|ico|webmanifest|txt|mp4)$/.test(path) && !/\.test\.tsx?$/.test(path);
/** What a package installs or a server that was started inside it writes. */
const isBesideSources = (folder: string): boolean => /\/(?:node_modules|\.[^/]+)(?:\/|$)/.test(folder);

async function sourcesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isSource(entry.name) && !isBesideSources(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What a build depends on. */
export async function sourcePaths(): Promise<string[]> {
  return [...files, ...(await Promise.all(folders.map(sourcesBelow))).flat()].toSorted();
}

/** One digest over everything that a build depends on, by content, so that a fresh checkout of the same sources needs no build. */
export async function sourceDigest(): Promise<string> {
  const paths = await sourcePaths();
  const hash = createHash("sha256").update(process.version);
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  for (const [index, path] of paths.entries()) hash.update(`\0${path}\0`).update(contents[index] ?? "");
  return hash.digest("hex");
}
