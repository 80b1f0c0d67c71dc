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

test("a list of one, which has nothing to save, is no longer than it was", () => {
  const one = JSON.stringify([{ handle: "part-1", price: 2499 }]);
  expect(JSON.stringify(packLists(JSON.parse(one)))).toHaveLength(one.length);
});
