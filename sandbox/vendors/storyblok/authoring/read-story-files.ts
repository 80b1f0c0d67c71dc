import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { SourceStory, Story } from "../story.ts";
import { expandContent, type Expansion } from "./expand-content.ts";
import { idOf, uuidOf } from "./story-identity.ts";

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

/** Gives a story its ids and the form of the content delivery API. */
export function storyJson(source: SourceStory, expansion: Expansion): Story {
  const bareSlug = source.fullSlug.replace(/\/$/, "");
  const segments = bareSlug.split("/");
  const isStartpage = source.fullSlug.endsWith("/");
  const folder = isStartpage ? bareSlug : segments.slice(0, -1).join("/");
  return {
    name: source.name,
    created_at: source.firstPublishedAt,
    published_at: source.publishedAt,
    first_published_at: source.firstPublishedAt,
    id: idOf(bareSlug),
    uuid: uuidOf(bareSlug),
    content: expandContent(source.content, bareSlug, expansion),
    slug: segments.at(-1) ?? bareSlug,
    full_slug: source.fullSlug,
    sort_by_date: null,
    position: source.position,
    tag_list: source.tags,
    is_startpage: isStartpage,
    parent_id: folder === "" ? null : idOf(`folder:${folder}`),
    meta_data: null,
    group_id: uuidOf(`group:${bareSlug}`),
    release_id: null,
    lang: "default",
    path: null,
    alternates: [],
    default_full_slug: null,
    translated_slugs: null,
  };
}
