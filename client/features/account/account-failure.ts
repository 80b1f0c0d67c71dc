import { failureOf } from "#client/lib/api/failure-of.ts";
import { isRecord } from "#client/lib/text/is-record.ts";

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

/** What the platform says of single fields, by their names. In process the API's error tells it by its cause, in the browser by the problem that was answered. */
function invalidPartsOf(error: unknown): Record<string, string> {
  const cause = error instanceof Error && isRecord(error.cause) ? error.cause : {};
  const parts = cause["invalid"] ?? cause["errors"];
  if (!Array.isArray(parts)) return {};
  return Object.fromEntries(
    parts.flatMap((part: unknown) =>
      isRecord(part) && typeof part["path"] === "string" && typeof part["message"] === "string"
        ? [[part["path"].replace(/^address\./, ""), part["message"]]]
        : [],
    ),
  );
}
