import { createHash } from "node:crypto";
import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Deserializer, Serializer } from "node:v8";

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
 * What takes long to make out of what never changes while it runs: made once for what it is made of and the code that makes it, and read from a file by later starts.
 * A file that is of something else, damaged or cut short is made again.
 */
export function keptValue<Value>({ dataDir, fileName, madeOf, make }: KeptValueOptions<Value>): Value {
  const path = join(dataDir, fileName);
  const key = [...madeOf, process.version, codeDigest()].join("\n");
  const kept = partsIn(path, key);
  // The seal says that this very code wrote it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (kept !== null) return fromParts(kept) as Value;
  const made = make();
  mkdirSync(dataDir, { recursive: true });
  const parts = toParts(made);
  // A reader sees the old file or the new one, never a half.
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, sealOf(key, parts));
  for (const part of parts) {
    appendFileSync(temporary, lengthOf(part));
    appendFileSync(temporary, part);
  }
  renameSync(temporary, path);
  return made;
}

type Part = Uint8Array<ArrayBuffer>;

/** The value without the numbers of its typed arrays, then those of each by themselves, so that they are read to where they stay. */
function toParts(value: unknown): Part[] {
  const buffers = [...buffersIn(value)];
  const serializer = new Serializer();
  for (const [id, buffer] of buffers.entries()) serializer.transferArrayBuffer(id, buffer);
  serializer.writeHeader();
  serializer.writeValue(value);
  return [serializer.releaseBuffer(), ...buffers.map((buffer) => new Uint8Array(buffer))];
}

function fromParts([plain = new Uint8Array(), ...arrays]: Part[]): unknown {
  const deserializer = new Deserializer(plain);
  for (const [id, { buffer }] of arrays.entries()) deserializer.transferArrayBuffer(id, buffer);
  deserializer.readHeader();
  return deserializer.readValue();
}

function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (typeof value === "object" && value !== null) {
    for (const part of value instanceof Map ? value.values() : Object.values(value)) buffersIn(part, found);
  }
  return found;
}

/** The parts of a file; null when there is none, or it isn't of this key, whole and as it was written. */
function partsIn(path: string, key: string): Part[] | null {
  const file = openIfThere(path);
  if (file === null) return null;
  try {
    const seal = readPart(file, sealLength);
    const parts: Part[] = [];
    for (let length = readLength(file); length !== null; length = readLength(file)) {
      if (length > fstatSync(file).size) return null;
      parts.push(readPart(file, length));
    }
    return sealOf(key, parts).equals(seal) ? parts : null;
  } finally {
    closeSync(file);
  }
}

function openIfThere(path: string): number | null {
  try {
    return openSync(path, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** So many bytes from where the file was read to; fewer at its end. */
function readPart(file: number, length: number): Part {
  const part = new Uint8Array(length);
  return part.subarray(0, readSync(file, part));
}

function readLength(file: number): number | null {
  const { length, buffer } = readPart(file, Uint32Array.BYTES_PER_ELEMENT);
  return length < Uint32Array.BYTES_PER_ELEMENT ? null : (new Uint32Array(buffer)[0] ?? null);
}

const lengthOf = (part: Part): Part => new Uint8Array(Uint32Array.of(part.length).buffer);

/** Stands before the parts: what they were made of and what they hold, in one digest. */
function sealOf(key: string, parts: readonly Part[]): Buffer {
  const digest = createHash("sha256").update(key);
  for (const part of parts) digest.update(lengthOf(part)).update(part);
  return digest.digest();
}

const sandboxDir = join(import.meta.dirname, "..");
const sourceFolders = ["catalogue", "pictures", "storage", "vendors/algolia", "vendors/places", "vendors/storyblok", "../shared/domain"];

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
