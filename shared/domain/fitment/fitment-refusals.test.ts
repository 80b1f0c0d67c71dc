import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VehicleAnswers } from "../vehicle/vehicle-answers.ts";
import { settledAnswers } from "./fitment-conditions.ts";
import { refusalsOf, refusalsOfVehicle } from "./fitment-refusals.ts";
import type { FitmentRow } from "./fitment-row.ts";
import { decideFitment } from "./fitment-verdict.ts";

const currentYear = 2026;
const engines = ["red 202 I6", "253 V8", "308 V8"];
const vehicles = [
  { vehicleId: "1", yearFrom: 1971, yearTo: 1974, bodyStyles: ["coupe", "sedan"], engines },
  { vehicleId: "2", yearFrom: 1976, yearTo: 1979, bodyStyles: ["sedan"], engines: engines.slice(1) },
  { vehicleId: "3", yearFrom: 1978, yearTo: null, bodyStyles: [], engines: ["rotary 12A"] },
];
const row = (changes: Partial<FitmentRow> = {}): FitmentRow => ({
  vehicleIds: ["1"],
  yearFrom: 1950,
  yearTo: null,
  positions: [],
  notes: [],
  quantity: null,
  engine: null,
  engines: [],
  body: null,
  transmission: null,
  ...changes,
});
const v8 = { engine: "Holden V8 253/308", engines: ["253 V8", "308 V8"] };

describe("the words of an index say what the verdict says", () => {
  const notes = ["With A/C", "Without A/C", "Disc front", "To 9/1977", "From 10/1977", "Trial fit before paint"];
  const anyRow = fc.record({
    vehicleIds: fc.uniqueArray(fc.constantFrom("1", "2", "3"), { minLength: 1 }),
    yearFrom: fc.constantFrom(1950, 1972, 1977),
    yearTo: fc.constantFrom(null, 1972, 1978),
    engine: fc.constantFrom(null, v8.engine),
    body: fc.constantFrom(null, "sedan", "coupe"),
    transmission: fc.constantFrom(null, "Manual"),
    notes: fc.uniqueArray(fc.constantFrom(...notes), { maxLength: 2 }),
  });
  const anyAnswers: fc.Arbitrary<VehicleAnswers> = fc.record(
    {
      year: fc.constantFrom("1971", "1973", "1977", "1978", "2001"),
      engine: fc.constantFrom(...engines, "rotary 12A"),
      body: fc.constantFrom("sedan", "coupe", "ute"),
      transmission: fc.constantFrom("Manual", "Automatic"),
      airConditioning: fc.constantFrom("With A/C", "Without A/C"),
      frontBrakes: fc.constantFrom("Disc front", "Drum front"),
      built: fc.constantFrom("To 9/1977", "From 10/1977"),
    },
    { requiredKeys: [] },
  );

  it("for parts of up to three rows, every car and whatever is known of it", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 3 }), fc.constantFrom(...vehicles), anyAnswers, (changes, vehicle, answers) => {
        const rows = changes.map((changed) => row({ ...changed, engines: changed.engine === null ? [] : v8.engines }));
        const refused = new Set(refusalsOf(rows, vehicles, currentYear));
        const isLeft =
          rows.some(({ vehicleIds }) => vehicleIds.includes(vehicle.vehicleId)) &&
          !refusalsOfVehicle(vehicle, answers, currentYear).some((word) => refused.has(word));
        const { status } = decideFitment({ hasFitment: true, isUniversal: false }, rows, { ...vehicle, answers }, currentYear);
        expect(isLeft).toBe(status === "fits");
      }),
      { numRuns: 3000 },
    );
  });
});

describe("the words of an index are few", () => {
  it("one for all cars of a part, where it asks the same of each", () => {
    expect(refusalsOf([row({ vehicleIds: ["1", "2"], ...v8 })], vehicles, currentYear)).toEqual(["engine:red 202 I6"]);
  });

  it("one for a car alone, where another car's row takes the answer", () => {
    const rows = [row({ notes: ["With A/C"] }), row({ vehicleIds: ["2"] })];
    expect(refusalsOf(rows, vehicles, currentYear)).toEqual(["1|airConditioning:Without A/C"]);
  });

  it("two answers at once, where each leaves a row of the car", () => {
    const rows = [row({ notes: ["With A/C"] }), row({ transmission: "Manual" })];
    expect(refusalsOf(rows, vehicles, currentYear)).toEqual(["airConditioning:Without A/C&transmission:Automatic"]);
  });

  it("none of two answers that one car can't have at once", () => {
    const rows = [row(v8), row({ engine: "red 202 I6" })];
    expect(refusalsOf(rows, vehicles, currentYear)).toEqual([]);
  });

  it("one answer where two would do as well", () => {
    const rows = [row({ notes: ["With A/C", "Disc front"] }), row({ notes: ["With A/C"], transmission: "Manual" })];
    expect(refusalsOf(rows, vehicles, currentYear).toSorted()).toEqual([
      "airConditioning:Without A/C",
      "frontBrakes:Drum front&transmission:Automatic",
    ]);
  });

  it("one for all cars that can have both of two answers, whatever the others say to one of them", () => {
    const vehicleIds = ["1", "2"];
    const rows = [row({ vehicleIds, ...v8 }), row({ vehicleIds, notes: ["With A/C"] })];
    expect(refusalsOf(rows, vehicles, currentYear)).toEqual(["airConditioning:Without A/C&engine:red 202 I6"]);
  });

  it("of a car about which much is known, up to three answers at a time, each set once", () => {
    const [vehicle] = vehicles;
    if (!vehicle) throw new Error("there is a vehicle");
    const answers = { year: "1972", engine: "253 V8", body: "sedan", transmission: "Manual" };
    const words = refusalsOfVehicle(vehicle, answers, currentYear);
    const known = Object.keys(settledAnswers(vehicle, answers, currentYear)).length;
    const sets = known + (known * (known - 1)) / 2 + (known * (known - 1) * (known - 2)) / 6;
    expect([known >= 4, words.length, new Set(words).size]).toEqual([true, 2 * sets, 2 * sets]);
    expect(Math.max(...words.map((word) => word.split("&").length))).toBe(3);
  });

  it("none for a part that asks nothing", () => {
    expect(refusalsOf([row({ notes: ["Trial fit before paint"] })], vehicles, currentYear)).toEqual([]);
  });
});
