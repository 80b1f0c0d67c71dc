import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StoryContent } from "../story.ts";

export type EditedStory = { name: string; tags: string[]; content: StoryContent };

/** What editors changed of one story; `published` is null until the first publication. */
type StoryEdit = {
  fullSlug: string;
  draft: EditedStory;
  published: EditedStory | null;
  publishedAt: string | null;
  firstPublishedAt: string | null;
  savedAtMs: number;
};

/** Edits and the content version, kept so that an acknowledged change survives kill -9. */
export type Edits = {
  all(): StoryEdit[];
  save(edit: StoryEdit): void;
  remove(fullSlug: string): void;
  /** The last content version and the fingerprint of the files it was given for. */
  version(): { cv: number; fingerprint: string };
  setVersion(version: { cv: number; fingerprint: string }): void;
  close(): void;
};

export function openEdits(dataDir: string): Edits {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(path.join(dataDir, "content.sqlite"));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists edit (full_slug text primary key, body text not null);
    create table if not exists version (id integer primary key check (id = 1), cv integer not null, fingerprint text not null);`);
  const save = database.prepare("insert into edit values (?, ?) on conflict (full_slug) do update set body = excluded.body");
  const remove = database.prepare("delete from edit where full_slug = ?");
  const setVersion = database.prepare(
    "insert into version values (1, ?, ?) on conflict (id) do update set cv = excluded.cv, fingerprint = excluded.fingerprint",
  );
  return {
    all: () =>
      database
        .prepare("select body from edit order by full_slug")
        .all()
        .map((row) => readEdit(String(row["body"]))),
    save: (edit) => void save.run(edit.fullSlug, JSON.stringify(edit)),
    remove: (fullSlug) => void remove.run(fullSlug),
    version: () => {
      const row = database.prepare("select cv, fingerprint from version").get();
      return { cv: Number(row?.["cv"] ?? 0), fingerprint: String(row?.["fingerprint"] ?? "") };
    },
    setVersion: ({ cv, fingerprint }) => void setVersion.run(cv, fingerprint),
    close: () => database.close(),
  };
}

/** Only `save` writes this column. */
function readEdit(body: string): StoryEdit {
  const edit: StoryEdit = JSON.parse(body);
  return edit;
}
