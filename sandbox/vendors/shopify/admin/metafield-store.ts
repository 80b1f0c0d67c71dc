import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#sandbox/storage/open-database.ts";

type Identifier = { ownerId: string; namespace: string; key: string };
export type StoredMetafield = Identifier & {
  id: number;
  type: string;
  value: string;
  compareDigest: string;
  createdAt: string;
  updatedAt: string;
};
/** `compareDigest` says what must be there: a digest, null for nothing, undefined for whatever it is. */
type MetafieldWrite = Identifier & { type: string; value: string; compareDigest: string | null | undefined };

export type MetafieldStore = {
  /** Oldest first. */
  list(ownerId: string, namespace: string): StoredMetafield[];
  find(identifier: Identifier): StoredMetafield | null;
  /** Writes all of them or none. Answers the places of those that say another digest than what is there has. */
  set(writes: readonly MetafieldWrite[]): { stale: number[]; written: StoredMetafield[] };
  /** Says whether there was one. */
  remove(identifier: Identifier): boolean;
};

const table = `
  create table if not exists metafield (
    id integer primary key autoincrement,
    owner text not null,
    namespace text not null,
    key text not null,
    type text not null,
    value text not null,
    created_at text not null,
    updated_at text not null,
    unique (owner, namespace, key)
  ) strict;
`;
const rowSchema = z.object({
  id: z.number(),
  owner: z.string(),
  namespace: z.string(),
  key: z.string(),
  type: z.string(),
  value: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Metafields that apps write, of any owner. */
export function createMetafieldStore(database: DatabaseSync, now: () => Date): MetafieldStore {
  database.exec(table);
  const selectAll = database.prepare("select * from metafield where owner = ? and namespace = ? order by id");
  const selectOne = database.prepare("select * from metafield where owner = ? and namespace = ? and key = ?");
  const upsert = database.prepare(
    "insert into metafield (owner, namespace, key, type, value, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?) on conflict (owner, namespace, key) do update set type = excluded.type, value = excluded.value, updated_at = excluded.updated_at returning *",
  );
  const drop = database.prepare("delete from metafield where owner = ? and namespace = ? and key = ?");
  const find = ({ ownerId, namespace, key }: Identifier) => {
    const row = selectOne.get(ownerId, namespace, key);
    return row === undefined ? null : readRow(row);
  };

  return {
    list: (ownerId, namespace) => selectAll.all(ownerId, namespace).map(readRow),
    find,
    set: (writes) =>
      inTransaction(database, () => {
        const stale = writes.flatMap((write, at) => {
          const digest = find(write)?.compareDigest ?? null;
          return write.compareDigest === undefined || write.compareDigest === digest ? [] : [at];
        });
        if (stale.length > 0) return { stale, written: [] };
        const at = now().toISOString();
        const written = writes.map(({ ownerId, namespace, key, type, value }) =>
          readRow(upsert.get(ownerId, namespace, key, type, value, at, at)),
        );
        return { stale, written };
      }),
    remove: ({ ownerId, namespace, key }) => Number(drop.run(ownerId, namespace, key).changes) === 1,
  };
}

function readRow(row: unknown): StoredMetafield {
  const { owner, created_at: createdAt, updated_at: updatedAt, ...rest } = rowSchema.parse(row);
  const compareDigest = createHash("sha256").update(rest.value).digest("hex");
  return { ...rest, ownerId: owner, compareDigest, createdAt, updatedAt };
}
