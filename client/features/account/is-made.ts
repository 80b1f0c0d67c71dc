import { failureOf } from "#client/lib/api/failure-of.ts";

const conflict = 409;

/** Whether a call failed only after its change was made: what came of it could not be read. Asked again, it would be made twice. */
export function isMade(error: Error | null): boolean {
  return error !== null && failureOf(error).status === conflict;
}
