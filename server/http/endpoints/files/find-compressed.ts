import { readdir } from "node:fs/promises";

/** The encodings that stand beside each file of the build, by the file's name. */
export type CompressedFiles = Map<string, Set<"br" | "gzip">>;

/** Looks which files the build compressed ahead. */
export async function findCompressed(assetsDir: string): Promise<CompressedFiles> {
  const names = await readdir(assetsDir).catch(() => []);
  const found: CompressedFiles = new Map();
  for (const name of names) {
    const match = /^(.+)\.(br|gz)$/.exec(name);
    if (!match) continue;
    const [, original = "", extension] = match;
    const encodings = found.get(original) ?? new Set();
    encodings.add(extension === "br" ? "br" : "gzip");
    found.set(original, encodings);
  }
  return found;
}
