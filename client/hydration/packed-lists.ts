/** Under this name stand the fields of a list's entries; no data of ours has such a field. */
const fields = "\u0001";

/** The name of a field, with the fields of its value where that is an object with the same ones in all entries. */
type Field = string | [name: string, fields: Field[]];

/** A list whose entries all have the same fields: their names once, then the values of each entry. */
type PackedList = { [fields]: Field[]; rows: unknown[][] };

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
  return value.rows.map((row) => entryOf(value[fields], row));
}

function packedList(list: unknown[]): PackedList | null {
  // A list of one has nothing to save.
  if (list.length < 2 || !list.every(isRecord)) return null;
  const shared = sharedFields(list);
  return shared && { [fields]: shared, rows: list.map((entry) => rowOf(shared, entry)) };
}

/** Null where entries differ. */
function sharedFields(entries: Record<string, unknown>[]): Field[] | null {
  const names = Object.keys(entries[0] ?? {});
  if (!entries.every((entry) => hasFields(entry, names))) return null;
  return names.map((name) => {
    const values = entries.map((entry) => entry[name]);
    const inner = values.every(isRecord) ? sharedFields(values) : null;
    return inner ? [name, inner] : name;
  });
}

/** What has no value isn't written, and would come back as null. */
function hasFields(entry: Record<string, unknown>, names: string[]): boolean {
  return Object.keys(entry).length === names.length && names.every((name) => entry[name] !== undefined);
}

function rowOf(shared: Field[], entry: unknown): unknown[] {
  return isRecord(entry)
    ? shared.map((field) => (typeof field === "string" ? packLists(entry[field]) : rowOf(field[1], entry[field[0]])))
    : [];
}

function entryOf(shared: Field[], row: unknown): unknown {
  if (!Array.isArray(row)) return row;
  return Object.fromEntries(
    shared.map((field, index) =>
      typeof field === "string" ? [field, unpackLists(row[index])] : [field[0], entryOf(field[1], row[index])],
    ),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isPacked = (value: Record<string, unknown>): value is PackedList => fields in value;
const mapValues = (value: Record<string, unknown>, map: (inner: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner)]));
