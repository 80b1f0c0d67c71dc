import { describe, expect, test } from "vitest";
import {
  addToLines,
  editLines,
  mergeDuplicates,
  type NewLine,
  orderLines,
  type ProjectLine,
  projectLimits,
  projectTotals,
  readLineList,
  writeLineList,
} from "./project.ts";

const gid = (number: number) => `gid://shopify/ProductVariant/${number}`;
const part: NewLine = {
  variantId: gid(1),
  handle: "pump",
  title: "Water pump",
  vendor: "Galah",
  partNumber: "WP-253",
  state: "need",
  quantity: 2,
  note: "",
};
const line = (changes: Partial<ProjectLine> = {}): ProjectLine => ({ ...part, id: "a", version: 1, ...changes });
const ids = () => {
  let next = 0;
  return () => `new-${(next += 1)}`;
};

describe("an order", () => {
  const taken = (...counts: [string, number][]) => new Map(counts);

  test("of all of a line marks it, and of some of it leaves the rest needed beside what was ordered", () => {
    const lines = [line(), line({ id: "b", variantId: gid(2), quantity: 500, note: "left" }), line({ id: "c", variantId: gid(3) })];
    expect(orderLines(lines, taken(["a", 2], ["b", 67], ["c", 0]), ids())).toEqual({
      count: 2,
      lines: [
        line({ state: "ordered", version: 2 }),
        line({ id: "b", variantId: gid(2), quantity: 433, note: "left", version: 2 }),
        line({ id: "new-1", variantId: gid(2), quantity: 67, note: "left", state: "ordered" }),
        line({ id: "c", variantId: gid(3) }),
      ],
    });
  });

  test("joins what was ordered of the part before, and never marks more than is needed, nor what isn't", () => {
    const lines = [line({ state: "ordered" }), line({ id: "b", quantity: 3 }), line({ id: "c", variantId: gid(2), state: "have" })];
    expect(orderLines(lines, taken(["b", 1], ["c", 2]), ids())).toEqual({
      count: 1,
      lines: [line({ state: "ordered", quantity: 3, version: 2 }), line({ id: "b", version: 2 }), lines[2]],
    });
    expect(orderLines([line()], taken(["a", 9]), ids()).lines).toEqual([line({ state: "ordered", version: 2 })]);
  });
});

describe("duplicates", () => {
  test("the same part in the same state becomes more of it and keeps both notes; in another state it is a line of its own", () => {
    const lines = addToLines(
      [line({ note: "left" })],
      [
        { ...part, note: "right" },
        { ...part, state: "fitted" },
      ],
      ids(),
    );
    expect(lines).toEqual([line({ quantity: 4, note: "left · right", version: 2 }), line({ id: "new-2", state: "fitted" })]);
  });

  test("nothing is cut off: what would be too many, or too long a note, stays a line of its own", () => {
    const long = "n".repeat(projectLimits.noteLength);
    expect(mergeDuplicates([line({ quantity: projectLimits.quantity }), line({ id: "b" })])).toHaveLength(2);
    expect(mergeDuplicates([line({ note: long }), line({ id: "b", note: "more" })])).toHaveLength(2);
    expect(mergeDuplicates([line({ note: long }), line({ id: "b", note: long })])).toEqual([line({ note: long, quantity: 4, version: 2 })]);
    const most = projectLimits.quantity;
    expect(mergeDuplicates([line({ quantity: most - 2 }), line({ id: "b" })])).toEqual([line({ quantity: most, version: 2 })]);
  });

  test("a note joins a line that has none as it is, and another part never joins", () => {
    expect(mergeDuplicates([line(), line({ id: "b", note: "right" })])).toMatchObject([{ note: "right" }]);
    expect(mergeDuplicates([line({ note: "left" }), line({ id: "b" })])).toMatchObject([{ note: "left" }]);
    const others = [line(), line({ id: "b", variantId: gid(2) })];
    expect(mergeDuplicates(others)).toEqual(others);
  });
});

describe("a change", () => {
  const edit = { id: "a", version: 1, state: "have", quantity: 3, note: "from the shed" } as const;

  test("is made to the line as it was seen, and counts its version on", () => {
    expect(editLines([line()], [edit])).toEqual({
      lines: [line({ state: "have", quantity: 3, note: "from the shed", version: 2 })],
      conflicts: [],
    });
  });

  test.each([{ state: "fitted" }, { quantity: 7 }, { note: "new" }] as const)(
    "of one thing alone is made, to its line alone: %o",
    (changes) => {
      const [mine, other] = [line(), line({ id: "b", variantId: gid(2) })];
      const { version, state, quantity, note } = mine;
      expect(editLines([mine, other], [{ id: "a", version, state, quantity, note, ...changes }])).toEqual({
        lines: [line({ ...changes, version: 2 }), other],
        conflicts: [],
      });
    },
  );

  test("of a line that somebody changed or removed meanwhile is a conflict, and leaves theirs alone", () => {
    const theirs = line({ quantity: 9, version: 2 });
    expect(editLines([theirs], [edit, { ...edit, id: "gone" }])).toEqual({ lines: [theirs], conflicts: ["gone", "a"] });
  });

  test("that says what the line says already is none, whatever it saw", () => {
    const same = line({ version: 5 });
    expect(editLines([same], [{ id: "a", version: 1, state: "need", quantity: 2, note: "" }])).toEqual({ lines: [same], conflicts: [] });
  });

  test("that makes two lines alike puts them together", () => {
    const { lines } = editLines([line(), line({ id: "b", state: "have" })], [{ ...edit, note: "" }]);
    expect(lines).toEqual([line({ state: "have", quantity: 5, version: 3 })]);
  });
});

test("totals are by state and in all, with the deposits to come back, and say how many lines have no price", () => {
  const offer = { priceCents: 1000, coreCents: 0 };
  const totals = projectTotals([
    { state: "need", quantity: 2, offer },
    { state: "fitted", quantity: 2, offer: { priceCents: 500, coreCents: 2500 } },
    { state: "ordered", quantity: 3, offer: null },
    { state: "ordered", quantity: 1, offer: { priceCents: 30, coreCents: 0 } },
    { state: "have", quantity: 1, offer: { priceCents: 4, coreCents: 0 } },
  ]);
  expect(totals).toEqual({
    byState: { need: 2000, ordered: 30, have: 4, fitted: 1000 },
    counts: { need: 2, ordered: 4, have: 1, fitted: 2 },
    allCents: 3034,
    coreCents: 5000,
    coreCount: 2,
    unpricedCount: 1,
  });
});

test("a list of lines in an address is read as it was written, and what is no line is passed over", () => {
  const lines = [
    { variantId: gid(123), quantity: 2 },
    { variantId: gid(4), quantity: 1 },
  ];
  expect(writeLineList(lines)).toBe("123x2.4x1");
  expect(readLineList("123x2.4x1")).toEqual(lines);
  expect(readLineList("x.12.1x0.<script>.a5x1.4x1.9x99999")).toEqual([lines[1]]);
  expect(readLineList("123x9999")).toEqual([{ variantId: gid(123), quantity: 9999 }]);
  expect(readLineList(Array.from({ length: 400 }, (_, at) => `${at + 1}x1`).join("."))).toHaveLength(projectLimits.lines);
});
