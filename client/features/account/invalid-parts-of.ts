import { isRecord } from "#client/lib/is-record.ts";

/** What the platform says of single fields, by their names. In process the API's error tells it by its cause, in the browser by the problem that was answered. */
export function invalidPartsOf(error: unknown): Record<string, string> {
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
