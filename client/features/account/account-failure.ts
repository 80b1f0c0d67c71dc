import { failureOf } from "#client/lib/failure-of.ts";
import { invalidPartsOf } from "./invalid-parts-of.ts";

/** Why a change was not made; `problems` by the names of the fields that they belong to. */
export type AccountFailure = { message: string; status: number; problems: Record<string, string> };

const unauthenticated = 401;
const ours = 500;

/** Why a change was not made: the platform's or the shop's words where there are some, `what` failed where the fault isn't the customer's. */
export function accountFailure(error: unknown, what: string): AccountFailure {
  const problems = invalidPartsOf(error);
  const { message, status } = failureOf(error);
  if (status === unauthenticated)
    return { message: "You've been signed out. Please sign in again; nothing was changed.", status, problems };
  return status < ours ? { message, status, problems } : { message: what, status, problems };
}
