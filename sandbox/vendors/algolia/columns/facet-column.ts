import { addBit, type Bitset } from "./bitset.ts";
import { createNumberList } from "./number-list.ts";

/** An attribute's values over all records: forwards for counting, backwards for filtering. */
export type FacetColumn = {
  kind: "facet";
  values: string[];
  /** Values of a record: `valueIds[offsets[position]]` up to `offsets[position + 1]`. */
  offsets: Uint32Array;
  valueIds: Uint16Array | Uint32Array;
  /** Filters match facet values without regard to case; null until one asks: numbers of parts and the like have a value for each record, and nobody filters by most of them. */
  idsByLowerCase: Map<string, number[]> | null;
  /** Records of a value, laid out likewise; null after a change until it is needed again. */
  inverted: { offsets: Uint32Array; positions: Uint32Array } | null;
};

export type FacetColumnBuilder = { add: (values: readonly string[]) => void; build: () => FacetColumn };

export function createFacetColumnBuilder(): FacetColumnBuilder {
  const ids = new Map<string, number>();
  const offsets = createNumberList();
  const valueIds = createNumberList();
  offsets.push(0);
  const idOf = (value: string) => {
    const known = ids.get(value);
    if (known !== undefined) return known;
    ids.set(value, ids.size);
    return ids.size - 1;
  };
  return {
    add(values) {
      for (const value of values.length < 2 ? values : new Set(values)) valueIds.push(idOf(value));
      offsets.push(valueIds.length);
    },
    build() {
      const values = [...ids.keys()];
      const flat = valueIds.toArray();
      return {
        kind: "facet",
        values,
        offsets: offsets.toArray(),
        valueIds: values.length < 65_536 ? Uint16Array.from(flat) : flat,
        idsByLowerCase: null,
        inverted: null,
      };
    },
  };
}

/** Adds every record that has this value; nothing when no record has it. */
export function addRecordsWithValue(column: FacetColumn, value: string, target: Bitset): void {
  column.idsByLowerCase ??= groupByLowerCase(column.values);
  for (const id of column.idsByLowerCase.get(value.toLowerCase()) ?? []) addRecordsWithValueId(column, id, target);
}

export function addRecordsWithValueId(column: FacetColumn, valueId: number, target: Bitset): void {
  column.inverted ??= invert(column);
  const { offsets, positions } = column.inverted;
  const end = offsets[valueId + 1] ?? 0;
  for (let index = offsets[valueId] ?? 0; index < end; index++) addBit(target, positions[index] ?? 0);
}

/** Gives a record other values, as stock does; the records behind it move up or down where there are more or fewer of them. */
export function replaceValues(column: FacetColumn, position: number, values: readonly string[]): void {
  const { offsets, valueIds } = column;
  const start = offsets[position] ?? 0;
  const end = offsets[position + 1] ?? start;
  const ids = [...new Set(values)].map((value) => idOf(column, value));
  if (ids.length === end - start && ids.every((id, index) => valueIds[start + index] === id)) return;
  const growth = ids.length - (end - start);
  const length = valueIds.length + growth;
  const next = valueIds instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
  next.set(valueIds.subarray(0, start));
  next.set(ids, start);
  next.set(valueIds.subarray(end), start + ids.length);
  column.valueIds = next;
  if (growth !== 0) for (let index = position + 1; index < offsets.length; index++) offsets[index] = (offsets[index] ?? 0) + growth;
  column.inverted = null;
}

function idOf({ values, idsByLowerCase }: FacetColumn, value: string): number {
  const known = values.indexOf(value);
  if (known !== -1) return known;
  const id = values.push(value) - 1;
  const lowerCase = value.toLowerCase();
  idsByLowerCase?.set(lowerCase, [...(idsByLowerCase.get(lowerCase) ?? []), id]);
  return id;
}

function groupByLowerCase(values: string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [id, value] of values.entries()) {
    const group = groups.get(value.toLowerCase());
    if (group === undefined) groups.set(value.toLowerCase(), [id]);
    else group.push(id);
  }
  return groups;
}

function invert(column: FacetColumn): { offsets: Uint32Array; positions: Uint32Array } {
  const { valueIds, offsets: forward, values } = column;
  const offsets = new Uint32Array(values.length + 1);
  for (const id of valueIds) offsets[id + 1] = (offsets[id + 1] ?? 0) + 1;
  for (let id = 0; id < values.length; id++) offsets[id + 1] = (offsets[id + 1] ?? 0) + (offsets[id] ?? 0);
  const next = offsets.slice();
  const positions = new Uint32Array(valueIds.length);
  for (let position = 0; position + 1 < forward.length; position++) {
    const end = forward[position + 1] ?? 0;
    for (let index = forward[position] ?? 0; index < end; index++) {
      const id = valueIds[index] ?? 0;
      const slot = next[id] ?? 0;
      positions[slot] = position;
      next[id] = slot + 1;
    }
  }
  return { offsets, positions };
}
