import fc from "fast-check";
import { expect, test } from "vitest";
import { packLists, unpackLists } from "./packed-lists.ts";

const sent = (value: unknown) => unpackLists(JSON.parse(JSON.stringify(packLists(value))));

test("whatever JSON can carry arrives as it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(sent(value)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("lists of alike entries arrive as they were, and so do those that differ", () => {
  const card = fc.record({ id: fc.string(), price: fc.nat(), tags: fc.array(fc.record({ name: fc.string() })), rating: fc.constant(null) });
  const optional = fc.record({ id: fc.string(), isSale: fc.boolean(), note: fc.constant(undefined) }, { requiredKeys: ["id"] });
  fc.assert(
    fc.property(fc.array(card), fc.array(optional), (cards, others) => {
      const value = { cards, nested: [[cards], others], mixed: [1, ...others] };
      expect(sent(value)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("the names of fields are written once for each list", () => {
  const cards = Array.from({ length: 20 }, (_card, index) => ({ handle: `part-${index}`, picture: { url: `/${index}.svg`, width: 1200 } }));
  const text = JSON.stringify(packLists({ cards }));
  expect(text.match(/handle/g)).toHaveLength(1);
  expect(text.length).toBeLessThan(JSON.stringify({ cards }).length * 0.75);
});

test("the names within a field are written once, too, where it is alike in all entries", () => {
  const units = (count: number) => ({ "variant-1": count, "variant-2": 0 });
  const stores = Array.from({ length: 20 }, (_store, index) => ({
    id: index,
    at: { units: units(index) },
    note: index === 3 ? null : { text: "" },
  }));
  expect(sent(stores)).toEqual(stores);
  const text = JSON.stringify(packLists(stores));
  expect(text.match(/variant-1/g)).toHaveLength(1);
  expect(text.match(/text/g)).toHaveLength(19);
});

test("fields that are objects arrive as they were, whether alike or not", () => {
  const inner = fc.oneof(fc.constant({}), fc.record({ a: fc.jsonValue() }), fc.record({ a: fc.nat(), b: fc.nat() }), fc.constant(null));
  fc.assert(
    fc.property(fc.array(fc.record({ inner, also: fc.record({ deep: inner }) })), (list) => {
      expect(sent(list)).toEqual(JSON.parse(JSON.stringify(list)));
    }),
  );
});

test("a list of one, which has nothing to save, is no longer than it was", () => {
  const one = JSON.stringify([{ handle: "part-1", price: 2499 }]);
  expect(JSON.stringify(packLists(JSON.parse(one)))).toHaveLength(one.length);
});
