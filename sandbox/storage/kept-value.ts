import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

const sealLength = 32;

type KeptValueOptions<Value> = {
  dataDir: string;
  /** Below `dataDir`; one for each kind of value. */
  fileName: string;
  /** All that the value depends on besides the code. */
  madeOf: readonly string[];
  /** Plain data, or typed arrays. */
  make: () => Value;
};

/**
 * What takes long to make out of the catalogue: made once for what it is made of and the code that makes it, and read from a file by later starts. A file that is of
 * something else, damaged or cut short is made again.
 */
export function keptValue<Value>({ dataDir, fileName, madeOf, make }: KeptValueOptions<Value>): Value {
  const path = join(dataDir, fileName);
  const key = [...madeOf, process.version, codeDigest()].join("\n");
  const kept = bodyOf(path, key);
  // The seal says that this very code wrote it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (kept !== null) return deserialize(kept) as Value;
  const made = make();
  mkdirSync(dataDir, { recursive: true });
  const body = serialize(made);
  // A reader sees the old file or the new one, never a half.
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, seal(key, body));
  appendFileSync(temporary, body);
  renameSync(temporary, path);
  return made;
}

function bodyOf(path: string, key: string): Buffer | null {
  const file = contentsOf(path);
  if (file === null || file.length <= sealLength) return null;
  const body = file.subarray(sealLength);
  return seal(key, body).equals(file.subarray(0, sealLength)) ? body : null;
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

const sandboxDir = join(import.meta.dirname, "..");
const sourceFolders = ["catalogue", "vendors/algolia", "vendors/storyblok", "pictures", "../shared/domain"];

/** Of the sources by which values are made; in a build, of the bundle that holds them. */
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
