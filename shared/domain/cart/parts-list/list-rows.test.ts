import { describe, expect, test } from "vitest";
import { readPartsList } from "./parts-list.ts";

/** The likeliest reading of each row. */
const read = (text: string) =>
  readPartsList(text).map(({ readings: [reading], problem }) => (reading === undefined ? problem : `${reading.quantity} × ${reading.key}`));

describe("several parts in one line are each read", () => {
  const three = ["1 × A123", "1 × B456", "1 × C789"];
  test.each([
    "A123, B456, C789",
    "A123,B456,C789",
    "A123; B456; C789",
    "A123\tB456\tC789",
    "A123 | B456 | C789",
    "A123, B456 and C789",
    "A123, B456, and C789",
    "A123 and B456 & C789",
    "A123 + B456 plus C789",
    "> A123, B456, C789,",
    "Hi guys, A123, B456, C789, thanks",
    "\ufeffA123,\u00a0B456, C789\u200b",
    "please send A123, B456 and C789 thanks",
  ])("%j", (text) => {
    expect(read(text)).toEqual(three);
  });

  test.each([
    ["A123 x2, B456 x1", ["2 × A123", "1 × B456"]],
    ["2x A123, B456, 3 C789", ["2 × A123", "1 × B456", "3 × C789"]],
    ["A123 (2); B456 (1)", ["2 × A123", "1 × B456"]],
    ["A123 qty 2, B456 qty: 3", ["2 × A123", "3 × B456"]],
    ["A123,2,B456,1", ["2 × A123", "1 × B456"]],
    ["A123\t2\tB456\t1", ["2 × A123", "1 × B456"]],
    ["A123,2;B456,1", ["2 × A123", "1 × B456"]],
    ["I need 2 A123, 3 x B456 and a C789", ["2 × A123", "3 × B456", "1 × C789"]],
    ["92031456, 92031457 x 2", ["1 × 92031456", "2 × 92031457"]],
    ["GHW 4417, GHW 4418 x2", ["1 × GHW4417", "2 × GHW4418"]],
    ["WP-253 water pump, TH-820 thermostat x2", ["1 × WP253", "2 × TH820"]],
    ["KUR-10482 BRO-52584 GAL-80022", ["1 × KUR10482", "1 × BRO52584", "1 × GAL80022"]],
    ["A123 x2, B456 x0", ["2 × A123", "A quantity is a number from 1 to 9999."]],
  ])("%j with how many", (text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test("each with its own text, for whoever has to mend it", () => {
    expect(readPartsList("A123 x2, B456").map(({ text }) => text)).toEqual(["A123 x2", "B456"]);
  });
});

test.each([
  ["WP-253, EJ20, 2", "2 × WP253"],
  ["Water pump, WP-253, 2", "2 × WP253"],
  ["WP-253, replaces GMB-1234", "1 × WP253"],
  ["WP-253, suits HQ 253", "1 × WP253"],
  ["WP-253, 1971-1974, HQ", "1 × WP253"],
  ["WP-253, 12mm", "1 × WP253"],
])("%j is a row about one part", (text, reading) => {
  expect(readPartsList(text).map(({ readings }) => readings.map(({ key, quantity }) => `${quantity} × ${key}`))).toEqual([
    expect.arrayContaining([reading]),
  ]);
});

test("a table of a part's two numbers a row stays a row a part, and lines of several lengths are none", () => {
  expect(readPartsList("WP-253,GMB-1234\nTH-820,GMB-9876")).toHaveLength(2);
  expect(read("A123,B456\nC789,D012,E345")).toEqual(["A123", "B456", "C789", "D012", "E345"].map((key) => `1 × ${key}`));
});

test("a number with how many beside one without is no pair of both", () => {
  expect(readPartsList("A123, 2, B456, C789")).toHaveLength(1);
});

test("a heading above a list is passed over, unless it holds a part's number", () => {
  expect(read("Part numbers\nWP-253\nTH-820")).toEqual(["1 × WP253", "1 × TH820"]);
  expect(readPartsList("Part WP-253\nTH-820")).toHaveLength(2);
});

describe("a list that was copied with its table", () => {
  const problem = "A quantity is a number from 1 to 9999.";

  test.each([
    ["Item\tPart No\tDescription\tQty\tUnit\tTotal\n1\tWP-253\tWater pump\t2\t49\t98\n2\tTH-820\tThermostat 82\t10\t12\t120"],
    ["Part Number,Description,Unit price,Qty,Amount\nWP-253,Water pump,49,2.00,98\nTH-820,Thermostat 82,12,10,120"],
    [
      "Part no   Description      Qty   Price   Total\nWP-253    Water pump       2     49      98\nTH-820    Thermostat 82    10    12      120",
    ],
    ["| Code | Name | Qty | Price |\n| WP-253 | Water pump | 2 | 49 |\n| TH-820 | Thermostat 82 | 10 | 12 |"],
    ["Qty\tCode\tPrice\n2\tWP-253\t49\n10\tTH-820\t12"],
    ["SKU;Quantity;Price\nWP-253;2;49\nTH-820;10;12"],
  ])("takes number and quantity by its heading, and no price for one: %j", (text) => {
    expect(read(text)).toEqual(["2 × WP253", "10 × TH820"]);
  });

  test("has nothing of what an invoice says around it", () => {
    const invoice = [
      "TAX INVOICE #4471",
      "ABN 12 345 678 901",
      "Date: 12/11/2026",
      "Item\tPart No\tDescription\tQty\tUnit\tTotal",
      "1\tWP-253\tWater pump\t2\t$49.00\t$98.00",
      "2\tTH-820\tThermostat\t1\t$12.00\t$12.00",
      "\t\t\t\tSubtotal\t$110.00",
      "\t\t\t\tFreight\t$12.95",
      "GST (10%)\t$11.18",
      "Total (inc GST): $122.95",
      "Page 1 of 2",
    ].join("\n");
    expect(read(invoice)).toEqual(["2 × WP253", "1 × TH820"]);
  });

  test("takes whole dozens that are written with decimals, and rows that have another shape for themselves", () => {
    expect(read("Part\tQty\nWP-253\t12.00\nTH-820 x 3")).toEqual(["12 × WP253", "3 × TH820"]);
    expect(read("Part,Description,Qty\nWP-253,Pump, water,2")).toEqual(["2 × WP253"]);
  });

  test.each([
    ["1,200.00", "1200 × WP253"],
    ["1,200", "1200 × WP253"],
    ["1,000", "1000 × WP253"],
    ["1 200", "1200 × WP253"],
    ["2.000", "2 × WP253"],
    ["2 pcs", "2 × WP253"],
    ["x2", "2 × WP253"],
    ["(2)", "2 × WP253"],
    ["２", "2 × WP253"],
    ["0.00", problem],
    ["2.05", problem],
    ["1,200.50", problem],
    ["12,00.00", problem],
    ["12,000", problem],
    ["TBC", problem],
    ["-", problem],
    ["2 or 3", problem],
    ["1/2", problem],
    ["1.5m", problem],
    ["$12.00", problem],
  ])("takes a quantity of %j for what it says, or says that it is none", (quantity, reading) => {
    expect(read(`Part\tQty\nWP-253\t${quantity}`)).toEqual([reading]);
    expect(read(`Qty,Part,Price\n"${quantity}",WP-253,12.50`)).toEqual([reading]);
    expect(read(`Qty,Part,Price\n"${quantity}",92031456,12.50`)).toEqual([reading.replace("WP253", "92031456")]);
  });

  test("keeps a row whose quantity can't be", () => {
    expect(read("Part\tQty\nWP-253\t-2\nTH-820\t")).toEqual([problem, "1 × TH820"]);
  });

  test("keeps a part whose number begins as a total does", () => {
    expect(read("GST-10482 x 2\nTotal nonsense 92031456")).toEqual(["2 × GST10482", expect.stringContaining("92031456")]);
  });
});

test.each(["a1,", "a1 and ", "A123;|\t,", "$1.00 ", "total ", "total $1 "])("%j as often as it goes in is read at once", (words) => {
  const startedAt = performance.now();
  readPartsList(`${words.repeat(4000 / words.length)}\n`.repeat(7));
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

/** What a pattern with two ways to read a blank would try in all combinations, longer than anybody waits. */
test.each([
  `total 1.00${" ".repeat(4000)}x`,
  `Total ${"1.00 ".repeat(30)}x`,
  `total ${"$1 ".repeat(30)}(x`,
  `freight${" -".repeat(90)} 1x`,
])("an invoice's sum that turns out to be none is read at once: %#", (line) => {
  expect(readPartsList(line)).toHaveLength(1);
});
