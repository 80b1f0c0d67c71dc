import type { SearchRecord } from "../engine/index-definition.ts";

/** The attributes that a request asks for ("*" all, "-name" all but it); the object id always. */
export function retrieveAttributes(record: SearchRecord, asked: string[] | null): SearchRecord {
  if (asked === null || (asked.length === 1 && asked[0] === "*")) return record;
  const excluded = new Set(asked.filter((name) => name.startsWith("-")).map((name) => name.slice(1)));
  const included = new Set(asked.filter((name) => !name.startsWith("-")));
  const isAll = included.has("*") || (included.size === 0 && excluded.size > 0);
  const kept = Object.entries(record).filter(([name]) => (isAll || included.has(name)) && !excluded.has(name));
  return { ...Object.fromEntries(kept), objectID: record.objectID };
}
