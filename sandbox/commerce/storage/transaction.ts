import type { DatabaseSync } from "node:sqlite";

/** Runs `work` as one write transaction: all of it is kept, or none of it when it throws. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
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
