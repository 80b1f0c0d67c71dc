/** Under this name stand the fields of a list's entries; no data of ours has such a field. */
const fields = "\u0001";

/** A list whose entries all have the same fields: their names once, then the values of each entry. */
type PackedList = { [fields]: string[]; rows: unknown[][] };

/** Plain data with the names of fields written once for each list, where a list of twenty cards would repeat them twenty times. */
export function packLists(value: unknown): unknown {
  if (Array.isArray(value)) return packedList(value) ?? value.map(packLists);
  return isRecord(value) ? mapValues(value, packLists) : value;
}

/** The data as it was before. */
export function unpackLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackLists);
  if (!isRecord(value)) return value;
  if (!isPacked(value)) return mapValues(value, unpackLists);
  const { [fields]: names, rows } = value;
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, unpackLists(row[index])])));
}

function packedList(list: unknown[]): PackedList | null {
  const [first, second] = list;
  // A list of one has nothing to save.
  if (!isRecord(first) || second === undefined) return null;
  const names = Object.keys(first);
  const rows: unknown[][] = [];
  for (const entry of list) {
    if (!isRecord(entry) || !hasFields(entry, names)) return null;
    rows.push(names.map((name) => packLists(entry[name])));
  }
  return { [fields]: names, rows };
}

/** What has no value isn't written, and would come back as null. */
function hasFields(entry: Record<string, unknown>, names: string[]): boolean {
  return Object.keys(entry).length === names.length && names.every((name) => entry[name] !== undefined);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isPacked = (value: Record<string, unknown>): value is PackedList => fields in value;
const mapValues = (value: Record<string, unknown>, map: (inner: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner)]));
