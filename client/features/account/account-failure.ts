import { failureOf } from "#client/lib/failure-of.ts";

const unauthenticated = 401;
const ours = 500;

/** Why a change was not made: the platform's or the shop's words where there are some, `what` failed where the fault isn't the customer's. */
export function accountFailure(error: unknown, what: string): { message: string; status: number } {
  const { message, status } = failureOf(error);
  if (status === unauthenticated) return { message: "You've been signed out. Please sign in again; nothing was changed.", status };
  return status < ours ? { message, status } : { message: what, status };
}
