import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { z } from "zod";
import { describeBriefly } from "../observability/describe-error.ts";
import type { Logger } from "../observability/logger.ts";

/** Last good answers that survive a restart: for a shop that starts while vendors are down. */
export type KeptAnswers = {
  has(key: string): boolean;
  /** Null for one that is too old, of another build, or can't be read (any more). */
  find(key: string): Promise<object | null>;
  /** Writes it by and by; one that was written lately stays as it is. */
  keep(key: string, value: object): void;
  /** Settles when all that was to be kept is written. */
  written(): Promise<void>;
};

type KeptAnswersOptions = {
  dir: string;
  maxBytes: number;
  /** Answers of another build may look differently. */
  builtAs: string;
  logger: Pick<Logger, "info" | "warn">;
  now?: () => number;
};

const answerMsMax = 24 * 60 * 60 * 1000;
/** Answers are loaded every few seconds, and change seldom. */
const rewriteMs = 5 * 60_000;
/** A full disk is left alone for so long: it may be full for weeks, or until somebody makes room. */
const restMs = 60_000;
const waitingMax = 1000;
const extension = ".answer";
const unfinishedExtension = ".unfinished";
const digestBytes = 32;
const contentSchema = z.object({
  key: z.string(),
  builtAs: z.string(),
  savedAt: z.number(),
  value: z.custom<object>((value) => typeof value === "object" && value !== null),
});

const digestOf = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const nameOf = (key: string) => `${digestOf(key).toString("hex")}${extension}`;

/** Keeps answers in a folder, one file each, within a budget of bytes: those that were written longest ago leave first. Null where the folder can't be written to. */
export async function openKeptAnswers({ dir, maxBytes, builtAs, logger, now = Date.now }: KeptAnswersOptions): Promise<KeptAnswers | null> {
  /** By name, those first that were written longest ago. */
  const files = new Map<string, { bytes: number; savedAt: number }>();
  const waiting = new Map<string, { key: string; value: object }>();
  let writing: Promise<void> | null = null;
  let isOff = false;
  let restsUntil = -Infinity;

  function turnOff(error: unknown): void {
    restsUntil = now() + restMs;
    waiting.clear();
    if (isOff) return;
    isOff = true;
    logger.warn(
      { event: "kept_answers.off", error: describeBriefly(error) },
      "answers can't be written to their folder, so none survive a restart",
    );
  }

  function turnOn(): void {
    if (!isOff) return;
    isOff = false;
    logger.info({ event: "kept_answers.on" }, "answers can be written to their folder again");
  }

  async function drop(name: string): Promise<void> {
    files.delete(name);
    await rm(join(dir, name), { force: true });
  }

  async function write(name: string, { key, value }: { key: string; value: object }): Promise<void> {
    const body = serialize({ key, builtAs, savedAt: now(), value });
    const bytes = body.byteLength + digestBytes;
    if (bytes > maxBytes) return;
    // Under a name of its own first: whoever is killed in the middle leaves no half of an answer.
    const unfinished = join(dir, `${randomUUID()}${unfinishedExtension}`);
    try {
      await writeFile(unfinished, Buffer.concat([digestOf(body), body]));
      await rename(unfinished, join(dir, name));
    } catch (error) {
      // The half that a full disk took would fill what is left of it.
      await rm(unfinished, { force: true });
      throw error;
    }
    turnOn();
    files.delete(name);
    files.set(name, { bytes, savedAt: now() });
    let total = 0;
    for (const file of files.values()) total += file.bytes;
    for (const [oldest, file] of files) {
      if (total <= maxBytes) break;
      total -= file.bytes;
      await drop(oldest);
    }
  }

  async function writeAll(): Promise<void> {
    for (const [name, answer] of waiting) {
      waiting.delete(name);
      await write(name, answer);
    }
  }

  try {
    await mkdir(dir, { recursive: true });
    // A folder that is there may still be one to read only.
    await writeFile(join(dir, `probe${unfinishedExtension}`), "");
    const found = await Promise.all(
      (await readdir(dir)).map(async (name) => {
        if (name.endsWith(unfinishedExtension)) await rm(join(dir, name), { force: true });
        const { size, mtimeMs } = await stat(join(dir, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { name, size, mtimeMs };
      }),
    );
    for (const { name, size, mtimeMs } of found.toSorted((a, b) => a.mtimeMs - b.mtimeMs))
      if (name.endsWith(extension)) files.set(name, { bytes: size, savedAt: mtimeMs });
  } catch (error) {
    turnOff(error);
    return null;
  }

  return {
    has: (key) => files.has(nameOf(key)),
    async find(key) {
      const name = nameOf(key);
      try {
        const content = readContent(await readFile(join(dir, name)));
        if (content.builtAs === builtAs && content.key === key && now() - content.savedAt < answerMsMax) return content.value;
      } catch (error) {
        logger.warn({ event: "kept_answers.unreadable", error: describeBriefly(error) }, "a kept answer can't be read, and is given up");
      }
      await drop(name).catch(turnOff);
      return null;
    },
    keep(key, value) {
      const name = nameOf(key);
      if (now() < restsUntil || waiting.size >= waitingMax || now() - (files.get(name)?.savedAt ?? -Infinity) < rewriteMs) return;
      waiting.set(name, { key, value });
      writing ??= writeAll()
        .catch(turnOff)
        .finally(() => (writing = null));
    },
    written: async () => (await writing) ?? undefined,
  };
}

/** Throws for anything but what was written as a whole. */
function readContent(bytes: Buffer) {
  const body = bytes.subarray(digestBytes);
  if (!digestOf(body).equals(bytes.subarray(0, digestBytes))) throw new Error("the file isn't what was written");
  return contentSchema.parse(deserialize(body));
}
