import { addBit, type Bitset } from "./bitset.ts";
import { createNumberList, type NumberList } from "./number-list.ts";
import { createTextCollector, insertText, isTextAt, lowerBound, textAt, textCount, type TextList } from "./text-list.ts";
import { createTextLookup, indicesOfText, type TextLookup } from "./text-lookup.ts";

/** An attribute's values over all records: forwards for counting, backwards for filtering. */
export type FacetColumn = {
  kind: "facet";
  /** Each once and in order: a value's id is its rank. */
  values: TextList;
  /** Whether every value is a number. */
  isNumeric: boolean;
  /** Values of a record: `valueIds[offsets[position]]` up to `offsets[position + 1]`. */
  offsets: Uint32Array;
  valueIds: Uint16Array | Uint32Array;
  /** Filters match facet values without regard to case; null until one asks: nobody filters by most attributes. */
  lookup: TextLookup | null;
  /** Records of a value, laid out likewise; null after a change until it is needed again. */
  inverted: { offsets: Uint32Array; positions: Uint32Array } | null;
};

export type FacetColumnBuilder = { add: (values: readonly string[]) => void; build: () => FacetColumn };

export function createFacetColumnBuilder(): FacetColumnBuilder {
  const texts = createTextCollector();
  const offsets = createNumberList();
  const valueIds = createNumberList();
  offsets.push(0);
  return {
    add(values) {
      for (const value of values.length < 2 ? values : new Set(values)) valueIds.push(texts.idOf(value));
      offsets.push(valueIds.length);
    },
    build() {
      const { sorted: values, rankOfId } = texts.build();
      return {
        kind: "facet",
        values,
        isNumeric: isEveryNumber(values),
        offsets: offsets.takeAll(),
        valueIds: ranksOf(valueIds, rankOfId),
        lookup: null,
        inverted: null,
      };
    },
  };
}

function ranksOf(valueIds: NumberList, rankOfId: Uint32Array): Uint16Array | Uint32Array {
  const ranks = rankOfId.length < 65_536 ? new Uint16Array(valueIds.length) : new Uint32Array(valueIds.length);
  let taken = 0;
  for (let ids = valueIds.takeLot(); ids !== undefined; ids = valueIds.takeLot()) for (const id of ids) ranks[taken++] = rankOfId[id] ?? 0;
  return ranks;
}

function isEveryNumber(values: TextList): boolean {
  const count = textCount(values);
  for (let id = 0; id < count; id++) {
    const value = textAt(values, id);
    if (value === "" || !Number.isFinite(Number(value))) return false;
  }
  return count > 0;
}

/** Adds every record that has this value; nothing when no record has it. */
export function addRecordsWithValue(column: FacetColumn, value: string, target: Bitset): void {
  column.lookup ??= createTextLookup(column.values);
  for (const id of indicesOfText(column.values, column.lookup, value)) addRecordsWithValueId(column, id, target);
}

export function addRecordsWithValueId(column: FacetColumn, valueId: number, target: Bitset): void {
  column.inverted ??= invert(column);
  const { offsets, positions } = column.inverted;
  const end = offsets[valueId + 1] ?? 0;
  for (let index = offsets[valueId] ?? 0; index < end; index++) addBit(target, positions[index] ?? 0);
}

/** Gives a record other values, as stock does; the records behind it move up or down where there are more or fewer of them. */
export function replaceValues(column: FacetColumn, position: number, values: readonly string[]): void {
  const distinct = [...new Set(values)];
  for (const value of distinct) addValue(column, value);
  const ids = distinct.map((value) => lowerBound(column.values, value));
  const { offsets, valueIds } = column;
  const start = offsets[position] ?? 0;
  const end = offsets[position + 1] ?? start;
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

/** A value that no record had before takes its place among the others, which move up behind it. */
function addValue(column: FacetColumn, value: string): void {
  const rank = lowerBound(column.values, value);
  if (isTextAt(column.values, rank, value)) return;
  column.values = insertText(column.values, rank, value);
  column.valueIds = column.valueIds.map((id) => (id < rank ? id : id + 1));
  column.isNumeric = isEveryNumber(column.values);
  column.lookup = null;
  column.inverted = null;
}

function invert(column: FacetColumn): { offsets: Uint32Array; positions: Uint32Array } {
  const { valueIds, offsets: forward } = column;
  const valueCount = textCount(column.values);
  const offsets = new Uint32Array(valueCount + 1);
  for (const id of valueIds) offsets[id + 1] = (offsets[id + 1] ?? 0) + 1;
  for (let id = 0; id < valueCount; id++) offsets[id + 1] = (offsets[id + 1] ?? 0) + (offsets[id] ?? 0);
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
