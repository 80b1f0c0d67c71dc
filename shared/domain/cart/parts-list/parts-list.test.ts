import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partNumberKey, partsListLimits, readPartsList } from "./parts-list.ts";

/** The likeliest reading of one line. */
const first = (line: string) => {
  const [reading] = readPartsList(line)[0]?.readings ?? [];
  return reading && [reading.key, reading.quantity];
};
const all = (line: string) => readPartsList(line)[0]?.readings.map(({ key, quantity }) => `${quantity} × ${key}`);

test.each(["WP-253", "wp 253", "W.P/253", "WP–253", " wp253 "])("%s is one number however it is written", (number) => {
  expect(partNumberKey(number)).toBe("WP253");
});

describe("a line of a list", () => {
  test.each([
    ["WP-253", 1],
    ["2x WP-253", 2],
    ["2 x WP 253", 2],
    ["2 × WP-253", 2],
    ["WP-253 x2", 2],
    ["WP-253 x 12", 12],
    ["WP-253 (3)", 3],
    ["WP-253 qty 4", 4],
    ["WP-253: qty: 4", 4],
    ["qty 4 WP-253", 4],
    ["WP-253\t5", 5],
    ["5\tWP-253", 5],
    ["WP-253,5", 5],
    ["WP-253; 5", 5],
    ['"WP-253","Water pump, cast",5', 5],
    ["WP-253\tWater pump\t5", 5],
    ["- 2x WP-253", 2],
    ["• WP-253", 1],
    ["WP-253\u00a0x\u00a02", 2],
    ["WP-253 2x", 2],
    ["WP-253 x 2 pcs", 2],
    ["WP-253 2 off", 2],
    ["WP-253, 2 ea.", 2],
    ["WP-253 [2]", 2],
    ["qty 2: WP-253", 2],
    ["２x WP‐253", 2],
    ["WP-253\t2.0", 2],
    ["WP-253\tWater pump\t2\t98.0", 2],
    ["WP-253\t12.00", 1],
    ["WP-253\t$189.50\t2", 2],
    ["1. WP-253", 1],
    ["1) WP-253 x2", 2],
    ["12) 3x WP-253", 3],
    ["✓ 2x WP-253", 2],
    ["> WP-253 x 2", 2],
    ["| WP-253 | Water pump | 2 |", 2],
    ["2 of WP-253", 2],
    ["WP-253 x2 urgent", 2],
  ])("%j has its number and quantity", (line, quantity) => {
    expect(first(line)).toEqual(["WP253", quantity]);
  });

  test("with blanks alone may be a number with blanks, or a number and how many", () => {
    expect(all("OE 123 4")).toEqual(expect.arrayContaining(["1 × OE1234", "4 × OE123"]));
    expect(first("OE 123 4")).toEqual(["OE1234", 1]);
    expect(all("2 WP-253")).toEqual(expect.arrayContaining(["1 × 2WP253", "2 × WP253"]));
  });

  test.each(["WP-253 (water pump) x 2", "2 x WP-253 water pump", "Part no: WP-253 qty: 2", "WP-253 @ $70 x 2"])(
    "%j with a description holds its number as often as it says",
    (line) => {
      expect(all(line)).toContain("2 × WP253");
      expect(all(line)).not.toContain("1 × WP253");
    },
  );

  test("with a description holds its number all the same", () => {
    expect(all("WP-253 Water pump V8")).toContain("1 × WP253");
    expect(all("Water pump,WP-253,2")).toContain("2 × WP253");
  });

  test("a number of digits alone in a column is no quantity where there is another", () => {
    expect(all("92031456\t2")).toContain("2 × 92031456");
    expect(all("2\t92031456")).toContain("2 × 92031456");
    expect(all("92031456")).toEqual(["1 × 92031456"]);
  });

  test.each([
    ["92031", ["1 × 92031"]],
    ["92031,", ["1 × 92031"]],
    ["123\t2", ["2 × 123"]],
    ["Water pump,WP-253,2", ["2 × WP253"]],
    ["WP-253\t3\t5", ["5 × WP253", "3 × WP253"]],
    ["OE 123 4\t5", ["5 × OE1234"]],
    ['"OE 123,456",2', ["2 × OE123456"]],
    ["2.0 \tWP-253", ["2 × WP253"]],
  ])("%j in columns is its number and how many, and nothing else", (line, readings) => {
    expect(all(line)).toEqual(readings);
  });

  test.each([
    ["WP-253 pump", "1 × WP253"],
    ["92031456 Water pump", "1 × 92031456"],
    ["Water pump for old WP-253", "1 × WP253"],
    ["Hose 3 8 5 GAL-802", "1 × GAL802"],
    ["OE\u00a0123\u00a04", "4 × OE123"],
  ])("%j holds its number wherever it stands among words", (line, reading) => {
    expect(all(line)).toContain(reading);
  });

  test("of many numbers is looked up by the first three", () => {
    const readings = all("A100 B200 C300 D400");
    for (const reading of ["1 × A100", "1 × B200", "1 × C300"]) expect(readings).toContain(reading);
    expect(readings).not.toContain("1 × D400");
  });

  test("that may be a number, or none of another, is the number", () => {
    expect(all("OE 123 0")?.filter((reading) => reading.startsWith("0"))).toEqual([]);
    expect(first("OE 123 0")).toEqual(["OE1230", 1]);
  });

  test.each([
    ["COO21995 0", ["1 × COO219950"]],
    ["COO21995 Water pump 0", ["1 × COO21995WATERPUMP0"]],
    ["0 COO21995", ["1 × 0COO21995"]],
  ])("%j is none of its part unless that is a number", (line, readings) => {
    expect(all(line)).toEqual(readings);
    expect(readPartsList(line)[0]?.problem).toBe("A quantity is a number from 1 to 9999.");
  });

  test("that begins with a lone zero before digits is a number as makers write it", () => {
    expect(readPartsList("0 986 478 868")[0]?.problem).toBeNull();
    expect(first("0 986 478 868")).toEqual(["0986478868", 1]);
  });

  test.each([
    ["a number of three signs", "A12", ["A12", 1]],
    ["a number of forty signs", `A${"1".repeat(39)}`, [`A${"1".repeat(39)}`, 1]],
    ["a number of forty-one signs", `A${"1".repeat(40)}`, undefined],
    ["9999 of a part", "WP-253 x 9999", ["WP253", 9999]],
    ["a line of two hundred letters", `WP-253,${"pump".repeat(48)}s`, ["WP253", 1]],
  ])("%s is as far as it goes, or just beyond", (_, line, reading) => {
    expect(first(line)).toEqual(reading);
  });

  test.each([
    ["BRO-52584 10000", ["1 × BRO5258410000", "1 × 10000"]],
    ["GM 92031456 10000", ["1 × GM9203145610000", "1 × 10000"]],
    ["10000 WP-253", ["1 × 10000WP253", "1 × 10000"]],
    ["CUR-80017 -3", ["1 × CUR800173"]],
    ["-3 WP-253", ["1 × 3WP253"]],
    ["WP-253 -3 pcs", ["1 × WP2533PCS"]],
    ["LYR-80009 1.5", ["1 × LYR8000915"]],
    ["LYR-80009 x 1.5", ["1 × LYR80009X15"]],
    ["1.5 x WP-253", ["1 × 15XWP253"]],
    ["WP-253 qty 1.5", ["1 × WP253QTY15"]],
    ["qty: -1 WP-253", ["1 × QTY1WP253"]],
    ["BRO-52584\t-2", []],
    ["WP-253\t12.50\t-2", []],
    ["WP-253\t1.5", []],
    ["WP-253\tx 1.5", []],
  ])("%j has a wrong quantity, unless a number is written so", (line, readings) => {
    expect(all(line)).toEqual(readings);
    expect(readPartsList(line)[0]?.problem).toBe("A quantity is a number from 1 to 9999.");
  });

  test.each([
    ["WP-253 1.5 litre", "1 × WP253"],
    ["Water pump EJ 1.5 litre WP-253", "1 × WP253"],
    ["WP-253 Water pump 1.5", "1 × WP253"],
    ["WP-253 EJ20 2.0", "1 × WP253"],
    ["WP-253 M12 x 1.5", "1 × WP253"],
    ["M12 x 1.5 WP-253", "1 × WP253"],
    ["M12 x 1.5", "1 × M12"],
    ["WP-253 $12.50", "1 × WP253"],
    ["Brolga 52584", "1 × 52584"],
    ["OE 123 45678", "1 × OE12345678"],
    ["123.456 x 2", "2 × 123456"],
    ["WP-253 2.0", "2 × WP253"],
    ["WP-253\t2\t-5", "2 × WP253"],
  ])("%j has numbers that are no wrong quantities", (line, reading) => {
    expect(all(line)).toContain(reading);
    expect(readPartsList(line)[0]?.problem).toBeNull();
  });

  test.each(["1".repeat(200), "1 ".repeat(100), "-1 x".repeat(50), "a1 x ".repeat(40), " x1.5".repeat(40)])(
    "%j is read at once",
    (line) => {
      const startedAt = performance.now();
      readPartsList(`${line}\n`.repeat(100));
      expect(performance.now() - startedAt).toBeLessThan(500);
    },
  );

  test.each([
    ["hello there", "We can't see a part number in this line."],
    ["--- !!! ---", "We can't see a part number in this line."],
    ["0 x WP-253", "A quantity is a number from 1 to 9999."],
    ["WP-253 x 100000", "A quantity is a number from 1 to 9999."],
    ["WP-253 0x", "A quantity is a number from 1 to 9999."],
    ["WP-253\t0", "A quantity is a number from 1 to 9999."],
    ["WP-253,0", "A quantity is a number from 1 to 9999."],
    ["WP-253 x0", "A quantity is a number from 1 to 9999."],
    ["WP-253 ×0", "A quantity is a number from 1 to 9999."],
    ["x".repeat(201), "This line is too long to hold a part number."],
  ])("%j is explained where it holds nothing", (line, problem) => {
    expect(readPartsList(line)[0]).toMatchObject({ readings: [], problem });
  });
});

test("a heading below empty lines is none, either", () => {
  expect(readPartsList("\n \r\nPart number\tQty\nABC 123\t1").map(({ text }) => text)).toEqual(["ABC 123\t1"]);
});

test("empty lines and a heading are no lines of it, and every other keeps its text", () => {
  const list = readPartsList("Part number\tQty\r\n\r\nWP-253\t2\r\n   \nno number here\n");
  expect(list.map(({ text }) => text)).toEqual(["WP-253\t2", "no number here"]);
});

/** What lists are made of: hardly any text of random characters holds a part number. */
const pieces = [
  "WP-253",
  "0 986 478 868",
  "M12",
  "1.5",
  "0",
  "7",
  "99999",
  "-2",
  "$12.50",
  "qty",
  " x ",
  " ",
  "\t",
  ",",
  ";",
  "|",
  '"',
  "(",
  ")",
  "\n",
  "２",
  "½",
  "é",
];
const anyList = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 40 });

test("no text makes it fail, nor give a number or quantity that can't be", () => {
  const read: number[] = [];
  fc.assert(
    fc.property(anyList, (parts) => {
      for (const { readings, problem } of readPartsList(parts.join(""))) {
        expect(readings.length === 0 && problem === null).toBe(false);
        for (const { key, quantity } of readings) {
          expect(key).toMatch(/^(?=.*\d)[A-Z0-9]{3,40}$/);
          expect(quantity % 1).toBe(0);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(partsListLimits.quantity);
          read.push(quantity);
        }
      }
    }),
    { numRuns: 2000 },
  );
  expect(Math.max(...read)).toBeGreaterThan(1);
});
