import fc from "fast-check";
import { expect, test } from "vitest";
import { createBitset, hasBit } from "./bitset.ts";
import { addRecordsWithValue, createFacetColumnBuilder, type FacetColumn, replaceValues } from "./facet-column.ts";
import { textAt } from "./text-list.ts";

const values = fc.uniqueArray(fc.constantFrom("A", "B", "C", "D"), { maxLength: 4 });

function build(records: string[][]): FacetColumn {
  const builder = createFacetColumnBuilder();
  for (const record of records) builder.add(record);
  return builder.build();
}

function valuesAt({ offsets, valueIds, values: names }: FacetColumn, position: number): string[] {
  return Array.from(valueIds.subarray(offsets[position], offsets[position + 1]), (id) => textAt(names, id));
}

test("whatever values records are given, in whatever order, each has its own and no other's move", () => {
  const changes = fc.array(fc.record({ at: fc.nat({ max: 5 }), values }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(values, { minLength: 6, maxLength: 6 }), changes, (records, wanted) => {
      const column = build(records);
      const model = [...records];
      for (const { at, values: next } of wanted) {
        replaceValues(column, at, next);
        model[at] = next;
      }
      expect(model.map((_, position) => valuesAt(column, position))).toEqual(model);
    }),
  );
});

test("a filter finds a value in whatever case, also one that was given since the last filter", () => {
  const column = build([["Holden"], ["Ford"], ["HOLDEN"]]);
  const found = (value: string) => {
    const target = createBitset(3);
    addRecordsWithValue(column, value, target);
    return [0, 1, 2].filter((position) => hasBit(target, position));
  };
  expect(found("holden")).toEqual([0, 2]);
  replaceValues(column, 1, ["holden"]);
  expect(found("Holden")).toEqual([0, 1, 2]);
  expect(found("ford")).toEqual([]);
});
