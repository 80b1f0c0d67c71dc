import { randomInt } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { readProjectDocument, writeProjectDocument } from "#server/services/projects/project-document.ts";
import { type ProjectOwner, type ProjectStore, projectsOutOfReach } from "#server/services/projects/project-store.ts";
import type { Logger } from "#server/observability/logger.ts";
import { describeBriefly } from "#server/observability/describe-error.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { Project } from "#shared/domain/project/project.ts";

type ProjectStoreOptions = {
  /** A file; ":memory:" for one that ends with the process. */
  path: string;
  maxBytes: number;
  logger: Pick<Logger, "warn">;
  /** Hears of every call, and whether it worked. */
  onCall?: (call: string, outcome: "ok" | "failed") => void;
  /** Hears which file it is, by a name that the file has for good. */
  onOpened?: ((fileId: string) => void) | undefined;
  now?: () => number;
};

/** `prepare` opens the file ahead of the first call, and leaves it to that one to say why it can't be opened. */
type ProjectFile = ProjectStore & { prepare(): void };

const dayMs = 24 * 60 * 60 * 1000;
/** A device that nobody comes back with keeps its projects for as long as its cookie lasts. */
export const deviceProjectDays = 180;
const pageBytes = 4096;
/** Anybody can be any number of devices; the rest of the file is for customers. */
const devicesShare = 0.75;
/** Another instance on the same disk may be writing; all of this one waits meanwhile. */
const busyMs = 250;

const schema = `
  CREATE TABLE IF NOT EXISTS projects (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    version INTEGER NOT NULL,
    share_token TEXT UNIQUE,
    changed_at INTEGER NOT NULL,
    ends_at INTEGER,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS projects_by_owner ON projects (owner, changed_at);
  CREATE INDEX IF NOT EXISTS projects_by_end ON projects (ends_at) WHERE ends_at IS NOT NULL;
`;

const identitySchema = z.object({ application_id: z.number() });
const rowSchema = z.object({ body: z.string() });
const sizeSchema = z.object({ pages: z.number() });
const bytesSchema = z.object({ bytes: z.number() });

const noRoomForDevices = new AppError("UPSTREAM_UNAVAILABLE", "devices' share of the projects' file is full", {
  userMessage: "We can't keep more projects for visitors just now. Sign in, and yours are kept with your account.",
  isLogged: true,
});

/**
 * Keeps projects in one file of SQLite. It is opened by the first call, and again by the next one where that failed: a shop whose disk can't be written to goes on without projects, and says so.
 * Several processes of one machine may share the file; a network's disk can't be trusted with its locks.
 */
export function openProjectStore({ path, maxBytes, logger, onCall, onOpened, now = Date.now }: ProjectStoreOptions): ProjectFile {
  let database: DatabaseSync | null = null;
  let isFailing = false;
  let sweptAt = 0;

  function open(): DatabaseSync {
    if (database) return database;
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    const opened = new DatabaseSync(path, { timeout: busyMs });
    try {
      opened.exec(
        `PRAGMA page_size = ${pageBytes}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA max_page_count = ${Math.ceil(maxBytes / pageBytes)};`,
      );
      opened.exec(schema);
      onOpened?.(String(identityOf(opened)));
    } catch (error) {
      opened.close();
      throw error;
    }
    database = opened;
    return opened;
  }

  /** One call at a time, all at once: SQLite answers within a process in less time than a promise takes. */
  async function run<Result>(call: string, work: (db: DatabaseSync) => Result): Promise<Result> {
    try {
      const result = work(open());
      onCall?.(call, "ok");
      isFailing = false;
      return result;
    } catch (error) {
      onCall?.(call, "failed");
      if (!isFailing) logger.warn({ event: "projects.store", call, error: describeBriefly(error) }, "projects can't be read or written");
      isFailing = true;
      if (error === noRoomForDevices) throw error;
      throw new AppError("UPSTREAM_UNAVAILABLE", `the projects' database failed: ${call}`, {
        userMessage: projectsOutOfReach,
        cause: error,
        isLogged: true,
      });
    }
  }

  /** What devices left behind goes, once a day at most. */
  function sweep(db: DatabaseSync): void {
    if (now() - sweptAt < dayMs) return;
    db.prepare("DELETE FROM projects WHERE ends_at < ?").run(now());
    sweptAt = now();
  }

  /** Throws where a device would have the file grow into what is left for customers. */
  function leaveRoom(db: DatabaseSync, { kind }: ProjectOwner, grownByBytes: number): void {
    if (kind !== "device" || grownByBytes <= 0) return;
    const { pages } = sizeSchema.parse(
      db.prepare("SELECT page_count - freelist_count AS pages FROM pragma_page_count, pragma_freelist_count").get(),
    );
    if (pages * pageBytes + grownByBytes > maxBytes * devicesShare) throw noRoomForDevices;
  }

  function bytesOf(db: DatabaseSync, id: string): number {
    const row = db.prepare("SELECT octet_length(body) AS bytes FROM projects WHERE id = ?").get(id);
    return row === undefined ? 0 : bytesSchema.parse(row).bytes;
  }

  const endOf = ({ kind }: ProjectOwner) => (kind === "device" ? now() + deviceProjectDays * dayMs : null);
  const bodiesOf = (rows: unknown[]): Project[] => rows.map((row) => readProjectDocument(rowSchema.parse(row).body));

  return {
    list: (owner) =>
      run("list", (db) =>
        bodiesOf(
          db
            .prepare("SELECT body FROM projects WHERE owner = ? AND (ends_at IS NULL OR ends_at >= ?) ORDER BY changed_at DESC, id")
            .all(nameOf(owner), now()),
        ),
      ),
    read: (owner, id) =>
      run("read", (db) => {
        const [project] = bodiesOf(
          db
            .prepare("SELECT body FROM projects WHERE id = ? AND owner = ? AND (ends_at IS NULL OR ends_at >= ?)")
            .all(id, nameOf(owner), now()),
        );
        return project ?? null;
      }),
    readShared: (token) =>
      run("read_shared", (db) => {
        const [project] = bodiesOf(
          db.prepare("SELECT body FROM projects WHERE share_token = ? AND (ends_at IS NULL OR ends_at >= ?)").all(token, now()),
        );
        return project ?? null;
      }),
    add: (owner, project) =>
      run("add", (db) => {
        sweep(db);
        const body = writeProjectDocument(project);
        leaveRoom(db, owner, Buffer.byteLength(body));
        db.prepare("INSERT INTO projects (id, owner, version, share_token, changed_at, ends_at, body) VALUES (?, ?, ?, ?, ?, ?, ?)").run(
          project.id,
          nameOf(owner),
          project.version,
          project.shareToken,
          now(),
          endOf(owner),
          body,
        );
      }),
    replace: (owner, project, seen) =>
      run("replace", (db) => {
        const body = writeProjectDocument(project);
        leaveRoom(db, owner, Buffer.byteLength(body) - bytesOf(db, project.id));
        const { changes } = db
          .prepare(
            "UPDATE projects SET version = ?, share_token = ?, changed_at = ?, ends_at = ?, body = ? WHERE id = ? AND owner = ? AND version = ?",
          )
          .run(project.version, project.shareToken, now(), endOf(owner), body, project.id, nameOf(owner), seen);
        return Number(changes) === 1;
      }),
    remove: (owner, id) =>
      run("remove", (db) => {
        const { changes } = db.prepare("DELETE FROM projects WHERE id = ? AND owner = ?").run(id, nameOf(owner));
        return Number(changes) === 1;
      }),
    move: (from, to) =>
      run("move", (db) => {
        const { changes } = db
          .prepare("UPDATE projects SET owner = ?, ends_at = ? WHERE owner = ?")
          .run(nameOf(to), endOf(to), nameOf(from));
        return Number(changes);
      }),
    prepare() {
      try {
        open();
      } catch {
        // The first call tries again and tells.
      }
    },
    close() {
      database?.close();
      database = null;
    },
  };
}

/** A number of the file's own, made once. It stands in the file's head, where a file that is full has room for it, too. */
function identityOf(db: DatabaseSync): number {
  const read = () => identitySchema.parse(db.prepare("PRAGMA application_id").get()).application_id;
  if (read() !== 0) return read();
  db.exec("BEGIN IMMEDIATE");
  if (read() === 0) db.exec(`PRAGMA application_id = ${randomInt(1, 2 ** 31)}`);
  db.exec("COMMIT");
  return read();
}

const nameOf = ({ kind, key }: ProjectOwner) => `${kind}:${key}`;
