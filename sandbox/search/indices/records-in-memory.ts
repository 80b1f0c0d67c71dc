import type { RecordSource, SearchRecord } from "../engine/index-definition.ts";

/** The source of a small index whose records are simply kept. */
export function recordsInMemory(records: SearchRecord[]): RecordSource {
  const positions = new Map(records.map(({ objectID }, position) => [objectID, position]));
  return {
    records: () => records,
    recordAt(position) {
      const record = records[position];
      if (record === undefined) throw new RangeError(`No record at position ${position}`);
      return record;
    },
    positionOf: (objectId) => positions.get(objectId),
  };
}
