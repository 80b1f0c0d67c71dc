import { addBit, type Bitset } from "./bitset.ts";
import { createNumberList } from "./number-list.ts";

/** An attribute's values over all records: forwards for counting, backwards for filtering. */
export type FacetColumn = {
  kind: "facet";
  values: string[];
  /** Values of a record: `valueIds[offsets[position]]` up to `offsets[position + 1]`. */
  offsets: Uint32Array;
  valueIds: Uint16Array | Uint32Array;
  /** Filters match facet values without regard to case. */
  idsByLowerCase: Map<string, number[]>;
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
        idsByLowerCase: groupByLowerCase(values),
        inverted: null,
      };
    },
  };
}

/** Adds every record that has this value; nothing when no record has it. */
export function addRecordsWithValue(column: FacetColumn, value: string, target: Bitset): void {
  for (const id of column.idsByLowerCase.get(value.toLowerCase()) ?? []) addRecordsWithValueId(column, id, target);
}

export function addRecordsWithValueId(column: FacetColumn, valueId: number, target: Bitset): void {
  column.inverted ??= invert(column);
  const { offsets, positions } = column.inverted;
  const end = offsets[valueId + 1] ?? 0;
  for (let index = offsets[valueId] ?? 0; index < end; index++) addBit(target, positions[index] ?? 0);
}

/** Replaces the value of a record that holds exactly one, as stock states do. */
export function replaceSingleValue(column: FacetColumn, position: number, value: string): void {
  const start = column.offsets[position] ?? 0;
  if ((column.offsets[position + 1] ?? 0) - start !== 1) return;
  let id = column.values.indexOf(value);
  if (id === -1) {
    id = column.values.push(value) - 1;
    const lowerCase = value.toLowerCase();
    column.idsByLowerCase.set(lowerCase, [...(column.idsByLowerCase.get(lowerCase) ?? []), id]);
  }
  if (column.valueIds[start] === id) return;
  column.valueIds[start] = id;
  column.inverted = null;
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
