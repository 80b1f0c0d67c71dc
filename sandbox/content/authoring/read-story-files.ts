import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** What a story file holds; its full slug is its path below the stories folder, "index" standing for a folder's start page. */
const storyFileSchema = z.strictObject({
  name: z.string().min(1),
  tags: z.array(z.string()).default([]),
  position: z.number().int().default(0),
  published_at: z.iso.datetime().optional(),
  content: z.looseObject({ component: z.string().min(1) }),
});

export type StoryFile = z.infer<typeof storyFileSchema> & { fullSlug: string; changedAtMs: number };

/** Path and time of change of every story file, cheap enough to ask once a second. */
export async function listStoryFiles(directory: string): Promise<{ file: string; changedAtMs: number }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.toSorted().map(async (file) => ({ file, changedAtMs: (await stat(file)).mtimeMs })));
}

export async function readStoryFile(directory: string, { file, changedAtMs }: { file: string; changedAtMs: number }): Promise<StoryFile> {
  const fullSlug = path
    .relative(directory, file)
    .split(path.sep)
    .join("/")
    .replace(/\.json$/, "")
    .replace(/(^|\/)index$/, "$1");
  return { ...storyFileSchema.parse(JSON.parse(await readFile(file, "utf8"))), fullSlug, changedAtMs };
}
