import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const schema = `
  create table if not exists cart (
    token text primary key,
    secret text not null,
    checkout_key text not null,
    document text not null,
    order_name text,
    created_at text not null,
    updated_at text not null
  ) strict;
  create index if not exists cart_updated_at on cart (updated_at);
  create table if not exists shop_order (
    number integer primary key autoincrement,
    cart_token text not null unique,
    document text not null,
    created_at text not null
  ) strict;
  create table if not exists mail (
    id integer primary key autoincrement,
    document text not null,
    created_at text not null
  ) strict;
`;

/** Opens `{dataDir}/commerce.sqlite`. WAL with synchronous=FULL: a commit that was acknowledged survives kill -9 and power loss. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "commerce.sqlite"));
  database.exec("pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full;");
  database.exec(schema);
  return database;
}

/** Runs `work` as one write transaction: all of it is kept, or none of it when it throws. Inside another one it is a part of that. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work();
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
}
