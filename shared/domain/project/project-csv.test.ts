import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineStates, projectLimits } from "./project.ts";
import { type FileLine, readProjectCsv, writeProjectCsv } from "./project-csv.ts";

const lineOf: fc.Arbitrary<FileLine> = fc.record({
  partNumber: fc.stringMatching(/^[=+@'-]?[A-Za-z0-9][A-Za-z0-9 ./-]{0,20}[A-Za-z0-9]$/),
  title: fc.string({ unit: "binary", maxLength: 60 }),
  vendor: fc.string({ maxLength: 30 }),
  state: fc.constantFrom(...lineStates),
  quantity: fc.integer({ min: 1, max: projectLimits.quantity }),
  note: fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.string({ unit: fc.constantFrom('"', "'", ",", ";", "\r", "\n", "\t", "=", "-", "a"), maxLength: 40 }),
  ),
});

const told = ({ partNumber, title, vendor, state, quantity, note }: FileLine) => ({ partNumber, title, vendor, state, quantity, note });

describe("a project's file", () => {
  test("brings back every line as it was, whatever stands in it", () => {
    fc.assert(
      fc.property(fc.array(lineOf, { maxLength: 20 }), (lines) => {
        const { lines: read, problems } = readProjectCsv(writeProjectCsv(lines));
        expect(problems).toEqual([]);
        expect(read.map(told)).toEqual(lines);
      }),
      { numRuns: 500 },
    );
  });

  test("holds no cell that a spreadsheet would work out", () => {
    fc.assert(
      fc.property(fc.array(lineOf, { maxLength: 10 }), (lines) => {
        for (const [, cell = ""] of writeProjectCsv(lines).matchAll(/"((?:[^"]|"")*)"/g))
          expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
    const [formula = ""] = writeProjectCsv([
      { partNumber: "WP-253", title: "", vendor: "", state: "need", quantity: 1, note: '=HYPERLINK("http://x")' },
    ])
      .split("\r\n")
      .slice(1);
    expect(formula).toBe(`"WP-253","1","need","'=HYPERLINK(""http://x"")","",""`);
  });

  test("holds none either for a spreadsheet that parts cells by semicolons or tabs, as it does in half of Europe", () => {
    const note = fc.string({ unit: fc.constantFrom('"', "'", ";", "\t", "\r", "\n", "=", "-", "a"), maxLength: 40 });
    fc.assert(
      fc.property(fc.array(fc.tuple(lineOf, note), { maxLength: 10 }), (lines) => {
        const text = writeProjectCsv(lines.map(([line, noted]) => ({ ...line, note: noted })));
        for (const cell of text.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^"*[=+\-@＝＋－＠]/);
      }),
    );
    const line = { partNumber: "WP-253", title: "", vendor: "", state: "need", quantity: 1 } as const;
    for (const [typed, marked] of [
      ["left;=1+1;", "left;'=1+1;"],
      ['left;"=1+1";', `left;""'=1+1"";`],
      ["left\n=1+1", "left\n'=1+1"],
      ["left\t@SUM(1)", "left\t'@SUM(1)"],
    ] as const)
      expect(writeProjectCsv([{ ...line, note: typed }])).toContain(`"need","${marked}"`);
  });

  test("may come from elsewhere: columns in any order and by other names, semicolons or tabs, a quantity and a state left out", () => {
    for (const separator of [",", ";", "\t"]) {
      const text = [`Qty${separator}SKU`, `3${separator}"WP-253"`, "", `${separator}GAL-80022`].join("\n");
      expect(readProjectCsv(text).lines.map(({ partNumber, quantity, state, line }) => ({ partNumber, quantity, state, line }))).toEqual([
        { partNumber: "WP-253", quantity: 3, state: "need", line: 2 },
        { partNumber: "GAL-80022", quantity: 1, state: "need", line: 4 },
      ]);
    }
  });

  test("tells line by line what can't be read of it, and reads the rest", () => {
    const note = "n".repeat(projectLimits.noteLength + 1);
    const text = `Part number,Quantity,State,Note\n,1,need,\nWP-1,0,need,\nWP-2,1.5,need,\n"WP-3\n4",1,need,\nWP-5,1,welded,\nWP-6,1,FITTED,${note}\nWP-7,1,Have,ok`;
    const { lines, problems } = readProjectCsv(text);
    expect(lines.map(({ partNumber, state, line }) => ({ partNumber, state, line }))).toEqual([
      { partNumber: "WP-3\n4", state: "need", line: 5 },
      { partNumber: "WP-7", state: "have", line: 9 },
    ]);
    expect(problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
      "2 There is no part number in this line.",
      "3 A quantity is a whole number from 1 to 9999.",
      "4 A quantity is a whole number from 1 to 9999.",
      "7 “welded” is no state: need, ordered, have or fitted.",
      "8 A note has at most 300 characters.",
    ]);
  });

  test("without a line that names its columns is told so once", () => {
    for (const text of ["", "WP-253,2\nWP-254,3", "\uFEFF\r\n\r\n"]) {
      const { lines, problems } = readProjectCsv(text);
      expect(lines).toEqual([]);
      expect(problems.map(({ problem }) => problem)).toEqual([
        "The first line has to name the columns: Part number, Quantity, State, Note.",
      ]);
    }
  });
});

test("gives back what could not be read just as it was, to be mended below the same headings", () => {
  const text = 'Part number,Quantity,Note\r\nWP-1,2,fine\r\n"WP-2",x,"two ""lines""\r\nof it"\r\nWP-3,0,';
  const { head, problems } = readProjectCsv(text);
  const rest = [head, ...problems.map(({ raw }) => raw)].join("\r\n");
  expect(rest).toBe('Part number,Quantity,Note\r\n"WP-2",x,"two ""lines""\r\nof it"\r\nWP-3,0,');
  expect(readProjectCsv(rest.replace(",x,", ",4,").replace(",0,", ",1,")).problems).toEqual([]);
});

describe("a file from elsewhere", () => {
  test.each(["Part number", "Number", "SKU", "Part No", "part no.", " sku "])("may call the number %j", (heading) => {
    expect(readProjectCsv(`${heading},Qty\nWP-253,2`).lines).toMatchObject([{ partNumber: "WP-253", quantity: 2 }]);
  });

  test.each([
    ["Quantity", "2", { quantity: 2 }],
    ["State", "have", { state: "have" }],
    ["Status", "have", { state: "have" }],
    ["Note", "left one", { note: "left one" }],
    ["Notes", "left one", { note: "left one" }],
    ["Part", "Water pump", { title: "Water pump" }],
    ["Description", "Water pump", { title: "Water pump" }],
    ["Title", "Water pump", { title: "Water pump" }],
    ["Brand", "Galah", { vendor: "Galah" }],
    ["Vendor", "Galah", { vendor: "Galah" }],
  ])("may have a column %j", (heading, cell, read) => {
    expect(readProjectCsv(`SKU,${heading}\nWP-253,${cell}`).lines).toMatchObject([read]);
  });

  test("may have blanks around what it says", () => {
    expect(readProjectCsv("SKU, Qty , State \n WP-253 , 2 , Have ").lines).toMatchObject([
      { partNumber: "WP-253", quantity: 2, state: "have" },
    ]);
  });

  test("may have lines of blanks, which are none of its parts", () => {
    const { lines, problems } = readProjectCsv("SKU,Qty\n , \nWP-253,2\n  \n");
    expect([lines.length, problems]).toEqual([1, []]);
  });

  test.each([";", "\t", ","])("may begin with an empty line, and part its cells by %j", (separator) => {
    const { lines, problems } = readProjectCsv(["", " ", `SKU${separator}Qty`, `WP-253${separator}2`].join("\r\n"));
    expect(problems).toEqual([]);
    expect(lines).toMatchObject([{ partNumber: "WP-253", quantity: 2 }]);
  });

  test("may have a column of numbers alone: what stands behind a comma is none", () => {
    expect(readProjectCsv("SKU\nWP-253,old one").lines).toMatchObject([{ partNumber: "WP-253" }]);
  });

  test("keeps a mark that is no sign of its encoding, for it stands within a note", () => {
    expect(readProjectCsv("SKU,Note\nWP-253,a\uFEFFb").lines).toMatchObject([{ note: "a\uFEFFb" }]);
  });
});

describe("a line of it", () => {
  const read = (text: string) => {
    const { lines, problems } = readProjectCsv(`SKU,State,Note\n${text}`);
    return problems[0]?.problem ?? lines.length;
  };

  test.each([
    ["A".repeat(60), 1],
    ["A".repeat(61), "That is too long for a part number."],
    [`WP-253,need,${"n".repeat(300)}`, 1],
    [`WP-253,need,${"n".repeat(301)}`, "A note has at most 300 characters."],
    [`WP-253,${"w".repeat(80)}`, `“${"w".repeat(80)}” is no state: need, ordered, have or fitted.`],
    [`WP-253,${"w".repeat(81)}`, `“${"w".repeat(79)}…” is no state: need, ordered, have or fitted.`],
  ])("%j has what fits, and what is too long is told in short", (text, told) => {
    expect(read(text)).toBe(told);
  });

  test("that can't be read is shown as its cells, parted by commas", () => {
    expect(readProjectCsv("SKU;Qty\nWP-253;none").problems).toMatchObject([{ line: 2, text: "WP-253, none" }]);
  });

  test("where the headings should be is shown with its place", () => {
    expect(readProjectCsv("\n\nWP-253,2")).toMatchObject({ head: "", problems: [{ line: 3, text: "WP-253, 2" }] });
    expect(readProjectCsv("")).toMatchObject({ head: "", problems: [{ line: 1, text: "" }] });
  });
});
