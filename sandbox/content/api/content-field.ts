/** A content field by its dotted path: "author.name", "body.0.title". */
export function contentField(content: Record<string, unknown>, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), content);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
