import { createHash } from "node:crypto";
import { listStoryFiles, readStoryFile, type StoryFile, storyJson } from "./authoring/read-story-files.ts";
import type { Edits, EditedStory } from "./edits/open-edits.ts";
import { publishedAtDefault, type SourceStory, type Story } from "./story.ts";

type StoryShelf = { cv: number; draft: Map<string, Story>; published: Map<string, Story> };

export type StoryLibrary = {
  /** All stories by full slug without trailing slash; the files are looked at again at most once a second. */
  current(): Promise<StoryShelf>;
  saveDraft(fullSlug: string, draft: EditedStory): Promise<Story>;
  /** Null when there is no such story. */
  publish(fullSlug: string): Promise<Story | null>;
  /** Drops what editors changed; the file's or derived story shows again. */
  discard(fullSlug: string): Promise<void>;
};

type LibraryOptions = {
  derived: readonly SourceStory[];
  storiesDir: string;
  picturesUrl: string;
  edits: Edits;
  onBrokenFile: (file: string, error: unknown) => void;
  now?: () => number;
};

export function createStoryLibrary({
  derived,
  storiesDir,
  picturesUrl,
  edits,
  onBrokenFile,
  now = Date.now,
}: LibraryOptions): StoryLibrary {
  const files = new Map<string, StoryFile>();
  let stamp = "";
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  let shelf: StoryShelf | null = null;

  async function readChangedFiles(): Promise<void> {
    const listed = await listStoryFiles(storiesDir);
    const newStamp = listed.map(({ file, changedAtMs }) => `${file}:${changedAtMs}`).join("\n");
    if (newStamp === stamp) return;
    stamp = newStamp;
    const present = new Set(listed.map(({ file }) => file));
    for (const file of files.keys()) if (!present.has(file)) files.delete(file);
    for (const entry of listed) {
      if (files.get(entry.file)?.changedAtMs === entry.changedAtMs) continue;
      // A half-saved file keeps its last good version.
      await readStoryFile(storiesDir, entry).then(
        (story) => files.set(entry.file, story),
        (error: unknown) => onBrokenFile(entry.file, error),
      );
    }
    shelf = null;
  }

  async function current(): Promise<StoryShelf> {
    if (now() - checkedAtMs >= 1000 && !checking) {
      checking = readChangedFiles().finally(() => {
        checkedAtMs = now();
        checking = null;
      });
    }
    if (checking) await checking;
    shelf ??= buildShelf();
    return shelf;
  }

  function buildShelf(): StoryShelf {
    const sources = mergeSources(derived, [...files.values()]);
    const published = new Map(sources);
    const draft = new Map(sources);
    for (const edit of edits.all()) {
      const file = [...files.values()].find((story) => bare(story.fullSlug) === edit.fullSlug);
      if (file && file.changedAtMs > edit.savedAtMs) continue;
      const base = sources.get(edit.fullSlug);
      const times = { firstPublishedAt: edit.firstPublishedAt ?? publishedAtDefault, publishedAt: edit.publishedAt ?? publishedAtDefault };
      const edited = (story: EditedStory): SourceStory => ({
        position: 0,
        ...base,
        ...times,
        ...story,
        fullSlug: base?.fullSlug ?? edit.fullSlug,
      });
      if (edit.published) published.set(edit.fullSlug, edited(edit.published));
      draft.set(edit.fullSlug, edited(edit.draft));
    }
    const expansion = { slugs: new Set(draft.keys()), picturesUrl };
    // What nobody edited is the same story as a draft and as published.
    const written = new Map<SourceStory, Story>();
    const write = (source: SourceStory) => {
      const story = written.get(source) ?? storyJson(source, expansion);
      written.set(source, story);
      return story;
    };
    const toStories = (stories: Map<string, SourceStory>) => new Map([...stories].map(([slug, source]) => [slug, write(source)]));
    return { cv: contentVersion(published), draft: toStories(draft), published: toStories(published) };
  }

  /** Moves whenever published content does, also over a restart, and never backwards. */
  function contentVersion(published: Map<string, SourceStory>): number {
    const fingerprint = createHash("sha256")
      .update(JSON.stringify([...published]))
      .digest("hex");
    const last = edits.version();
    if (last.fingerprint === fingerprint) return last.cv;
    const cv = Math.max(last.cv + 1, Math.floor(now() / 1000));
    edits.setVersion({ cv, fingerprint });
    return cv;
  }

  async function storyOf(fullSlug: string): Promise<Story> {
    const story = (await current()).draft.get(fullSlug);
    if (!story) throw new RangeError(`No story ${fullSlug}`);
    return story;
  }

  return {
    current,
    async saveDraft(fullSlug, draft) {
      const kept = edits.all().find((edit) => edit.fullSlug === fullSlug);
      edits.save({ fullSlug, published: null, publishedAt: null, firstPublishedAt: null, ...kept, draft, savedAtMs: now() });
      shelf = null;
      return storyOf(fullSlug);
    },
    async publish(fullSlug) {
      const story = (await current()).draft.get(fullSlug);
      if (!story) return null;
      const kept = edits.all().find((edit) => edit.fullSlug === fullSlug);
      const draft = kept?.draft ?? { name: story.name, tags: story.tag_list, content: story.content };
      const publishedAt = new Date(now()).toISOString();
      const firstPublishedAt = kept?.firstPublishedAt ?? story.first_published_at ?? publishedAt;
      edits.save({ fullSlug, draft, published: draft, publishedAt, firstPublishedAt, savedAtMs: now() });
      shelf = null;
      return storyOf(fullSlug);
    },
    async discard(fullSlug) {
      edits.remove(fullSlug);
      shelf = null;
    },
  };
}

/** A file adds its fields to the derived story of the same slug. */
function mergeSources(derived: readonly SourceStory[], files: readonly StoryFile[]): Map<string, SourceStory> {
  const sources = new Map(derived.map((story) => [bare(story.fullSlug), story]));
  for (const file of files) {
    const base = sources.get(bare(file.fullSlug));
    const publishedAt = file.published_at ?? base?.publishedAt ?? publishedAtDefault;
    const { fullSlug, name, tags, position } = file;
    sources.set(bare(fullSlug), {
      fullSlug,
      name,
      tags,
      position,
      content: { ...base?.content, ...file.content },
      publishedAt,
      firstPublishedAt: publishedAt,
    });
  }
  return sources;
}

function bare(fullSlug: string): string {
  return fullSlug.replace(/\/$/, "");
}
