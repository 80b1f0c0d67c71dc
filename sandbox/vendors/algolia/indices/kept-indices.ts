import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { type BuiltIndices, buildIndices } from "./build-indices.ts";

const fileName = "search-index.v8";
const sealLength = 32;

type KeptIndicesOptions = { catalogue: Catalogue; picturesUrl: string; dataDir: string };

/**
 * Indices are built once for a catalogue, a day and the code that makes them, and read from a file by later starts. A file that is of something else, damaged or
 * cut short is built again.
 */
export function keptIndices({ catalogue, picturesUrl, dataDir }: KeptIndicesOptions): BuiltIndices {
  const path = join(dataDir, fileName);
  const key = [catalogue.digest, picturesUrl, process.version, codeDigest()].join("\n");
  const kept = read(path, key);
  if (kept !== null) return kept;
  const built = buildIndices(catalogue, picturesUrl);
  mkdirSync(dataDir, { recursive: true });
  const body = serialize(built);
  // A reader sees the old file or the new one, never a half.
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, seal(key, body));
  appendFileSync(temporary, body);
  renameSync(temporary, path);
  return built;
}

function read(path: string, key: string): BuiltIndices | null {
  const file = contentsOf(path);
  if (file === null || file.length <= sealLength) return null;
  const body = file.subarray(sealLength);
  if (!seal(key, body).equals(file.subarray(0, sealLength))) return null;
  // The seal says that this very code wrote it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return deserialize(body) as BuiltIndices;
}

function contentsOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Stands before the body: what it was made of and what it holds, in one digest. */
function seal(key: string, body: Buffer): Buffer {
  return createHash("sha256").update(key).update(body).digest();
}

const sandboxDir = join(import.meta.dirname, "../../..");
const sourceFolders = ["vendors/algolia", "catalogue", "pictures/addresses", "pictures/cars", "../shared/domain"];

/** Of the sources that indices are made by; in a build, of the bundle that holds them. */
function codeDigest(): string {
  const isBundled = !import.meta.filename.endsWith(".ts");
  const files = isBundled ? [import.meta.filename] : sourceFolders.flatMap((folder) => sourcesIn(join(sandboxDir, folder)));
  const digest = createHash("sha256");
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest("hex");
}

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .toSorted()
    .map((name) => join(folder, name));
}
