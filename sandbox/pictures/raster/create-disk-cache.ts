import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Files named by what made them, so one is never stale. Callers that ask for a missing file together share its making. */
export type DiskCache = { has(key: string): Promise<boolean>; getOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> };

export function createDiskCache(cacheDir: string): DiskCache {
  const inFlight = new Map<string, Promise<Buffer>>();
  const fileOf = (key: string) => join(cacheDir, key.slice(0, 2), key);

  const load = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const stored = await readIfPresent(fileOf(key));
    if (stored) return stored;
    const made = await make();
    await writeWhole(fileOf(key), made);
    return made;
  };

  return {
    has: (key) =>
      stat(fileOf(key)).then(
        () => true,
        () => false,
      ),
    getOrMake: (key, make) => {
      const running = inFlight.get(key);
      if (running) return running;
      const started = load(key, make).finally(() => inFlight.delete(key));
      inFlight.set(key, started);
      return started;
    },
  };
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** A reader never sees half a file: it appears under its name only when it is whole. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
