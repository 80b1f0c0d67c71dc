import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type Garage, type GarageVehicle, garageVehiclesMax, selectedIn } from "./garage.ts";
import { onlyLabelledYear, readGarage, writeGarage, writeGarageCookie } from "./garage-storage.ts";
import { readSelectedVehicle, vehicleInput } from "./selected-vehicle.ts";
import { readVehicleAnswers, vehicleAttributes, writeVehicleAnswers } from "./vehicle-answers.ts";

const vehicle: GarageVehicle = {
  vehicleId: "71",
  kTypeNr: 9_000_071,
  make: "Holden",
  model: "Monaro",
  series: "HQ",
  submodel: "GTS",
  yearFrom: 1971,
  yearTo: 1974,
  exactYear: 1972,
  answers: { engine: "253 V8" },
  isSelected: true,
};
const full: Garage = Array.from({ length: garageVehiclesMax }, (_, at) => ({
  ...vehicle,
  vehicleId: String(1000 + at),
  submodel: "Kingswood Vacationer “50th”",
  answers: Object.fromEntries(vehicleAttributes.map((attribute) => [attribute, "a rather long answer, twice"])),
  isSelected: at === 7,
}));
const headerOf = (garage: Garage) => writeGarageCookie(garage, false).split(";")[0] ?? "";

describe("the local storage", () => {
  it("gives back what was put in [shop-7.25] [shop-1.8] [shop-3.24]", () => {
    expect(readGarage(writeGarage([vehicle]))).toEqual([vehicle]);
    expect(readGarage(writeGarage(full))).toEqual(full);
  });

  it.each([null, "", "{", "null", "7", '"text"', '{"vehicleId":"1"}', "[[[", "[null,1,[],{}]", '[{"make":"Holden"}]'])(
    "ignores what is no array of vehicles: %s [shop-5.17]",
    (text) => expect(readGarage(text)).toEqual([]),
  );

  it("knows the names that older entries use, and lets the first selected one count [shop-3.25]", () => {
    const entries = [
      { id: 7, KtypNr: "9000007", make: "Ford", yearFrom: "1970", selected: true },
      { VehicleID: "8", make: "Ford", yearFrom: 1971, yearTo: 1972, selected: true },
      { KtypNr: 9_000_009, make: "Ford", yearFrom: 1972 },
    ];
    expect(readGarage(JSON.stringify(entries))).toMatchObject([
      { vehicleId: "7", kTypeNr: 9_000_007, yearFrom: 1970, yearTo: null, isSelected: true },
      { vehicleId: "8", kTypeNr: null, isSelected: false },
      { vehicleId: null, kTypeNr: 9_000_009, isSelected: false },
    ]);
  });

  it("keeps a vehicle that is known by its K-type or its id alone: the index knows the rest", () => {
    expect(readGarage('[{"KtypNr":9000065,"selected":true},{"id":"31"}]')).toMatchObject([
      { vehicleId: null, kTypeNr: 9_000_065, make: "", isSelected: true },
      { vehicleId: "31", kTypeNr: null, make: "" },
    ]);
  });

  it("holds twenty vehicles, the first of those that are there", () => {
    const ids = readGarage(JSON.stringify(Array.from({ length: 22 }, (_, at) => ({ id: at + 1 })))).map(({ vehicleId }) => vehicleId);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([20, "1", "20"]);
  });

  it.each([true, [7], 1.5, "1.5", -5, 0, "", " ", "seven", Number.MAX_VALUE])(
    "takes %o for no K-type and for no year, which are whole numbers from 1 on",
    (number) => {
      expect(readGarage(JSON.stringify([{ KtypNr: number }, { make: "Ford", yearFrom: number }, { id: "7" }]))).toMatchObject([
        { vehicleId: "7" },
      ]);
    },
  );

  it.each(["71/../72", "71;x", "/71", "71 ", "a".repeat(41), true])("takes %o for no id, and knows the car by its K-type", (id) => {
    expect(readGarage(JSON.stringify([{ id, KtypNr: 9_000_065 }]))).toMatchObject([{ vehicleId: null, kTypeNr: 9_000_065 }]);
  });

  it("knows only from its id what has a year and no make, and nothing where that has no id either", () => {
    expect(readGarage('[{"id":"31","yearFrom":1970},{"yearFrom":1970}]')).toMatchObject([{ vehicleId: "31", yearFrom: onlyLabelledYear }]);
  });

  it("leaves out blanks around a name, and what is too long of it", () => {
    const names = { make: " Holden ", model: "M".repeat(100), yearFrom: 1971 };
    expect(readGarage(JSON.stringify([names]))).toMatchObject([{ make: "Holden", model: "M".repeat(80) }]);
  });

  it.each([
    [null, 0],
    ["[]", 0],
    ["", 1],
    ["{", 1],
    ["{}", 1],
    ["null", 1],
  ])("tells whoever asks when its text is no list: %s", (text, times) => {
    const onMalformed = vi.fn<() => void>();
    readGarage(text, onMalformed);
    expect(onMalformed).toHaveBeenCalledTimes(times);
  });

  it("never throws, whatever is in it", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.anything()).map((value) => JSON.stringify(value) ?? ""),
        ),
        (text) => {
          expect(readGarage(text).filter(({ isSelected }) => isSelected).length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe("the cookie", () => {
  it("lasts 730 days and travels to this site only [shop-9.22]", () => {
    expect(writeGarageCookie([vehicle], true)).toMatch(/^garage=\S+; Path=\/; Max-Age=63072000; SameSite=Lax; Secure$/);
    expect(writeGarageCookie([], false)).toContain("Max-Age=0");
  });

  const entriesIn = (garage: Garage): unknown => JSON.parse(decodeURIComponent(headerOf(garage).replace(/^garage=/, "")));

  it("travels without encryption where the shop is tried out so", () => {
    expect(writeGarageCookie([vehicle], false)).toMatch(/; SameSite=Lax$/);
  });

  it("says of each vehicle what is known, and no more", () => {
    const bare = { ...vehicle, exactYear: null, answers: {}, isSelected: false };
    expect(entriesIn([bare, { ...bare, vehicleId: null }, { ...bare, vehicleId: "8", model: "" }])).toEqual([
      { id: "71", label: "Holden HQ Monaro GTS", name: "HQ Monaro" },
      { KtypNr: 9_000_071, label: "Holden HQ Monaro GTS", name: "HQ Monaro" },
      { id: "8", label: "Holden HQ GTS" },
    ]);
  });

  it("cuts names that would fill it", () => {
    expect(entriesIn([{ ...vehicle, model: "M".repeat(79), answers: {}, exactYear: null }])).toEqual([
      { id: "71", label: `Holden HQ ${"M".repeat(70)}`, name: `HQ ${"M".repeat(37)}`, selected: true },
    ]);
  });

  it("says of a full garage's other vehicles only which they are", () => {
    expect(entriesIn(full)).toMatchObject(full.map(({ vehicleId }) => ({ id: vehicleId })));
    expect(entriesIn(full)).toContainEqual({ id: "1006" });
  });

  it("tells the server the selected vehicle, its year among its answers", () => {
    const selected = readSelectedVehicle(
      `rares=sealed; ${headerOf([{ ...vehicle, vehicleId: "5", isSelected: false }, vehicle])}; other=1`,
    );
    expect(selected).toEqual({
      vehicleId: "71",
      label: "1972 Holden HQ Monaro GTS",
      name: "HQ Monaro",
      answers: "year:1972;engine:253 V8",
    });
    expect(vehicleInput(selected)).toEqual({ vehicleId: "71", answers: "year:1972;engine:253 V8" });
  });

  it("tells of none when none is selected, or the selected one has no id", () => {
    expect(readSelectedVehicle(headerOf([{ ...vehicle, isSelected: false }]))).toBeNull();
    expect(readSelectedVehicle(headerOf([{ ...vehicle, vehicleId: null }]))).toBeNull();
    expect(vehicleInput(null)).toEqual({});
  });

  it("stays under 3.5 kB with a full garage, whose selected vehicle is kept whole", () => {
    const header = headerOf(full);
    expect(header.length).toBeLessThanOrEqual(3600);
    expect(readSelectedVehicle(header)).toMatchObject({
      vehicleId: "1007",
      answers: writeVehicleAnswers({ ...selectedIn(full)?.answers, year: "1972" }),
    });
  });

  it.each([
    null,
    undefined,
    "",
    "garage",
    "garage=",
    "garage=%",
    "garage=7",
    "garage=null",
    "garage=[null]",
    "garage=[{}]",
    "notgarage=[]",
  ])("is no vehicle when it is malformed: %s", (header) => expect(readSelectedVehicle(header)).toBeNull());

  it("never throws, and never lets an odd id through", () => {
    const entry = fc.record({ id: fc.anything(), label: fc.anything(), selected: fc.boolean() });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(entry).map((value) => encodeURIComponent(JSON.stringify(value) ?? "")),
        ),
        (value) => {
          expect(readSelectedVehicle(`garage=${value}`)?.vehicleId ?? "none").toMatch(/^[\w-]{1,40}$/);
        },
      ),
    );
  });
});

it("answers survive being written and read, and what is unknown is left out", () => {
  const values = fc.string({ maxLength: 60 }).map((value) => value.replaceAll(";", " ").trim());
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...vehicleAttributes), values), (answers) => {
      const kept = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ""));
      expect(readVehicleAnswers(writeVehicleAnswers(answers))).toEqual(kept);
    }),
  );
  expect(readVehicleAnswers("colour:red;engine;:;engine:V8")).toEqual({ engine: "V8" });
});
