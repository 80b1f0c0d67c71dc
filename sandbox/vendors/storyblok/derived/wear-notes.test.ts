import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readWearNotes, wearByCar, type WearNote } from "./wear-notes.ts";

const cars = [
  { make: "Wattle", model: "Tourer", series: "A" },
  { make: "Wattle", model: "Tourer", series: "B" },
  { make: "Wattle", model: "Tourer Ute", series: "B" },
  { make: "Banksia", model: "Roadster", series: "B" },
];
const known = { cars, productTypes: new Set(["Brake hose set"]), articles: new Set(["bleed-brakes"]) };

function note(changes: Partial<WearNote> = {}): WearNote {
  return {
    make: ["Wattle"],
    model: ["Tourer"],
    series: ["A"],
    area: "brakes",
    wears: "Hoses",
    check: "Bend them.",
    product_types: ["Brake hose set"],
    job: "Fit hoses",
    difficulty: 2,
    article: "bleed-brakes",
    at: "wattle.csv, line 2",
    ...changes,
  };
}

const told = (notes: WearNote[]) =>
  wearByCar(notes, known).map(
    ({ car, notes: own }) => `${car.make} ${car.series} ${car.model}: ${own.map(({ wears }) => wears).join(", ")}`,
  );

describe("what wears", () => {
  it("tells one row of every car that it names, and of no other", () => {
    expect(told([note({ make: ["Wattle", "Banksia"], model: ["Tourer", "Tourer Ute", "Roadster"], series: ["B"] })])).toEqual([
      "Wattle B Tourer: Hoses",
      "Wattle B Tourer Ute: Hoses",
      "Banksia B Roadster: Hoses",
    ]);
  });

  it("takes of the models and series of a row those that were made together", () => {
    expect(told([note({ model: ["Tourer", "Tourer Ute"], series: ["A", "B"] })])).toEqual([
      "Wattle A Tourer: Hoses",
      "Wattle B Tourer: Hoses",
      "Wattle B Tourer Ute: Hoses",
    ]);
  });

  it("stands in the order of the areas, whatever the order of the rows", () => {
    expect(told([note(), note({ area: "electrical", wears: "Lamps" }), note({ area: "panel", wears: "Sills" })])).toEqual([
      "Wattle A Tourer: Sills, Hoses, Lamps",
    ]);
  });

  it.each([
    ["no car", note({ make: [], model: [], series: [] }), "names no car of the catalogue"],
    ["a model without a series", note({ series: [] }), "names no car of the catalogue"],
    ["a car that the catalogue lacks", note({ model: ["Tuorer"] }), "names no car of the catalogue"],
    [
      "beside a car one that the catalogue lacks",
      note({ model: ["Tourer", "Wagon"] }),
      'the catalogue has no car "Wagon" among those named with it',
    ],
    [
      "a series of another model",
      note({ model: ["Tourer Ute"], series: ["A", "B"] }),
      'the catalogue has no car "A" among those named with it',
    ],
    ["a make without a car", note({ make: ["Wattle", "Banksia"] }), 'the catalogue has no car "Banksia" among those named with it'],
    ["a product type that is not sold", note({ product_types: ["Brake hose set", "Spoon"] }), 'there is no product type "Spoon"'],
    ["an article that is not there", note({ article: "whistle" }), 'there is no article "whistle"'],
  ])("stops at a row that names %s, with its file and line", (_case, wrong, message) => {
    expect(() => wearByCar([wrong], known)).toThrow(`vehicles/wear is damaged:\nwattle.csv, line 2: ${message}`);
  });

  it("stops at two rows about the same area of a car, and names both", () => {
    expect(() => wearByCar([note(), note({ wears: "Drums", at: "wattle.csv, line 3" })], known)).toThrow(
      "wattle.csv, line 3: tells of the brakes of the Wattle A Tourer, as does wattle.csv, line 2",
    );
  });

  it("names all faults at once", () => {
    expect(() => wearByCar([note({ article: "whistle", product_types: ["Spoon"] })], known)).toThrow(/"Spoon"\n.*"whistle"/);
  });
});

describe("the files of what wears", () => {
  const head = "make,model,series,area,wears,check,product_types,job,difficulty,article\n";
  const read = (files: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), "wear-"));
    try {
      mkdirSync(join(folder, "vehicles/wear"), { recursive: true });
      for (const [name, rows] of Object.entries(files)) writeFileSync(join(folder, "vehicles/wear", name), head + rows);
      return readWearNotes(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it("are read one after the other, each row with the place where it stands", () => {
    const row = "Wattle,Tourer|Tourer Ute,B,panel,Sills,Press them.,Outer sill panel|Rust converter,Replace the sills,4,\n";
    const notes = read({ "wattle.csv": row + row.replace("panel", "engine"), "banksia.csv": row, "readme.txt": "no table" });
    expect(notes.map(({ at }) => at)).toEqual(["banksia.csv, line 2", "wattle.csv, line 2", "wattle.csv, line 3"]);
    expect(notes[0]).toMatchObject({
      model: ["Tourer", "Tourer Ute"],
      series: ["B"],
      product_types: ["Outer sill panel", "Rust converter"],
      difficulty: 4,
      article: "",
    });
  });

  it.each([
    ["an area that no page shows", "Wattle,Tourer,A,roof,Seams,,,,2,\n"],
    ["no word of what wears", "Wattle,Tourer,A,panel,,,,,2,\n"],
    ["a difficulty beyond the scale", "Wattle,Tourer,A,panel,Seams,,,,6,\n"],
  ])("stop at %s", (_case, row) => {
    expect(() => read({ "wattle.csv": row })).toThrow("vehicles/wear/wattle.csv is damaged");
  });
});
