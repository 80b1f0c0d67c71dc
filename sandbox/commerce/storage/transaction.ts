import type { DatabaseSync } from "node:sqlite";

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
