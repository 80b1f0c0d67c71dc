import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitmentReason } from "./fitment-reason.ts";
import type { FitmentRow } from "./fitment-row.ts";
import { fitmentStatus } from "./fitment-status.ts";
import { type ChosenVehicle, decideFitment } from "./fitment-verdict.ts";
import type { VehicleAnswers, VehicleAttribute } from "../vehicle/vehicle-answers.ts";

const row = (changes: Partial<FitmentRow> = {}): FitmentRow => ({
  vehicleIds: ["1"],
  yearFrom: 1971,
  yearTo: 1974,
  positions: ["Rear"],
  notes: [],
  quantity: 1,
  engine: null,
  engines: [],
  body: null,
  transmission: null,
  ...changes,
});
const v8 = { engine: "Holden V8 253/308", engines: ["253 V8", "308 V8"] };
const monaro = { make: "Holden", model: "Monaro", series: "HQ", submodel: "GTS" };
const car = (answers: VehicleAnswers = {}): ChosenVehicle => ({
  vehicleId: "1",
  yearFrom: 1971,
  yearTo: 1974,
  engines: ["red 202 I6", "253 V8", "308 V8"],
  bodyStyles: ["coupe", "sedan"],
  answers,
});
const part = { hasFitment: true, isUniversal: false };
const decide = (rows: FitmentRow[], vehicle: ChosenVehicle | null, facts = part) => decideFitment(facts, rows, vehicle, 2026);
const verdict = (rows: FitmentRow[], vehicle: ChosenVehicle | null, facts = part) => {
  const decision = decide(rows, vehicle, facts);
  return { ...decision, reason: fitmentReason(decision, vehicle && monaro), asks: decision.open?.attribute ?? null };
};

describe("the status of a part", () => {
  it("is fits, else universal, else no data, else does not fit; without a vehicle it asks for one [shop-4.19]", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (hasVehicle, isListed, isUniversal, hasFitment) => {
        const ranked = [
          [hasVehicle && isListed, "fits"],
          [isUniversal, "universal"],
          [!hasFitment, "no-data"],
          [hasVehicle, "does-not-fit"],
          [true, "no-vehicle"],
        ] as const;
        expect(fitmentStatus({ hasVehicle, isListed, isUniversal, hasFitment })).toBe(ranked.find(([holds]) => holds)?.[1]);
      }),
    );
  });
});

describe("a verdict", () => {
  it("names the row that matched, its positions, notes and quantity", () => {
    expect(
      verdict([row({ ...v8, positions: ["Rear"], notes: ["Trial fit before paint"], quantity: 2 })], car({ engine: "253 V8" })),
    ).toMatchObject({
      status: "fits",
      reason: "Listed for Holden HQ Monaro 1971–1974, Holden V8 253/308, rear.",
      positions: ["Rear"],
      notes: ["Holden V8 253/308 only", "Trial fit before paint"],
      quantity: 2,
      asks: null,
    });
  });

  it("asks what would settle it, with the choices that the car has", () => {
    const { open, status, reason } = verdict([row(v8)], car());
    expect(status).toBe("fits");
    expect(reason).toContain("One thing still decides it: Holden V8 253/308 only.");
    expect(open).toMatchObject({
      attribute: "engine",
      question: "Which engine is in your car?",
      choices: ["red 202 I6", "253 V8", "308 V8"].map((value) => ({ value, label: value })),
    });
  });

  it("changes with the answer, and never asks again", () => {
    expect(verdict([row(v8)], car({ engine: "308 V8" }))).toMatchObject({ status: "fits", asks: null });
    expect(verdict([row(v8)], car({ engine: "red 202 I6" }))).toMatchObject({
      status: "does-not-fit",
      asks: null,
      positions: [],
      notes: [],
      quantity: null,
      reason: "Listed for Holden HQ Monaro 1971–1974, Holden V8 253/308, rear, but it asks for this: Holden V8 253/308 only.",
    });
  });

  it("asks nothing when all that the car can be is listed, and doesn't doubt a row that names none of its engines", () => {
    expect(verdict([row({ ...v8, engines: ["red 202 I6", "253 V8", "308 V8"] })], car()).asks).toBeNull();
    expect(verdict([row({ ...v8, engines: ["383 V8"] })], car())).toMatchObject({ status: "fits", asks: null });
  });

  it("takes an answer that is no choice of this car for none", () => {
    expect(verdict([row(v8)], car({ engine: "A-series" })).asks).toBe("engine");
  });

  it.each<[what: string, changes: Partial<FitmentRow>, answers: VehicleAnswers, asked: VehicleAttribute | null]>([
    ["engine, then body", { ...v8, body: "sedan", transmission: "Manual" }, {}, "engine"],
    ["body, then transmission", { body: "sedan", transmission: "Manual" }, {}, "body"],
    ["transmission, then notes", { transmission: "Manual", notes: ["With A/C"] }, {}, "transmission"],
    ["notes that exclude each other", { notes: ["With A/C"] }, {}, "airConditioning"],
    ["nothing for notes that inform", { notes: ["RHD", "Trial fit before paint"] }, {}, null],
    ["the year, when the row has only some of the car's", { yearTo: 1972 }, {}, "year"],
    ["no year that is known", { yearTo: 1972 }, { year: "1972" }, null],
  ])("asks for %s", (_, changes, answers, asked) => {
    expect(verdict([row(changes)], car(answers)).asks).toBe(asked);
  });

  describe("when the car was built", () => {
    const early = { notes: ["To 9/1977"] };
    const late = { notes: ["From 10/1977"] };
    const built = (yearFrom: number, yearTo: number | null, answers: VehicleAnswers = {}) => ({ ...car(answers), yearFrom, yearTo });
    const span = { yearFrom: 1970, yearTo: 1990 };

    it.each([
      ["a year after the change", early, built(1976, 1984, { year: "1982" }), "does-not-fit"],
      ["a year before the change", late, built(1976, 1984, { year: "1976" }), "does-not-fit"],
      ["a year after the change", late, built(1976, 1984, { year: "1982" }), "fits"],
      ["years that all lie after it", early, built(1978, null), "does-not-fit"],
      ["years that all lie before it", early, built(1971, 1974), "fits"],
      ["a year, whatever was answered before", early, built(1976, 1984, { year: "1982", built: "To 9/1977" }), "does-not-fit"],
    ])("is settled by %s", (_, changes, vehicle, status) => {
      expect(verdict([row({ ...span, ...changes })], vehicle)).toMatchObject({ status, asks: null });
    });

    it("is asked where the years hold both, and in the year of the change", () => {
      expect(verdict([row({ ...span, ...early })], built(1976, 1984)).asks).toBe("built");
      expect(verdict([row({ ...span, ...early })], built(1976, 1984, { year: "1977" })).asks).toBe("built");
    });
  });

  it("prefers a row that is certain to one that depends, and one that depends to one that is ruled out", () => {
    const rows = [row({ ...v8, positions: ["Front"] }), row({ positions: ["Rear"] }), row({ body: "ute", positions: ["Side"] })];
    expect(verdict(rows, car())).toMatchObject({ status: "fits", asks: null });
    expect(verdict([row({ transmission: "Manual", positions: ["Front"] }), row(v8)], car({ transmission: "Automatic" }))).toMatchObject({
      status: "fits",
      asks: "engine",
      positions: ["Rear"],
    });
  });

  it("adds up what different places need, and counts the same place once", () => {
    const rows = [
      row({ positions: ["Front"], quantity: 2 }),
      row({ positions: ["Front"], quantity: 2 }),
      row({ positions: ["Rear"], quantity: 1 }),
    ];
    expect(verdict(rows, car())).toMatchObject({ quantity: 3, positions: ["Front", "Rear"] });
  });

  it("tells no number where no row has one, and counts what the others have", () => {
    const unknown = row({ quantity: null });
    expect(verdict([unknown], car()).quantity).toBeNull();
    expect(verdict([unknown, row({ positions: ["Front"], quantity: 2 })], car()).quantity).toBe(2);
  });

  it("of a universal part that is listed for another body holds nothing against the car", () => {
    const universal = decide([row({ body: "ute" })], car({ body: "sedan" }), { hasFitment: true, isUniversal: true });
    expect(universal).toMatchObject({ status: "universal", rows: [], unmet: null });
  });

  it("passes over the rows of other vehicles", () => {
    expect(verdict([row({ vehicleIds: ["2", "11"] })], car())).toMatchObject({
      status: "does-not-fit",
      reason: "Holden HQ Monaro GTS isn't among the vehicles that this part is listed for.",
    });
  });

  it("of a universal part, one without data, and without a vehicle says so", () => {
    expect(verdict([], car(), { hasFitment: false, isUniversal: true })).toMatchObject({ status: "universal" });
    expect(verdict([], car(), { hasFitment: false, isUniversal: false })).toMatchObject({ status: "no-data" });
    expect(verdict([row()], null)).toMatchObject({ status: "no-vehicle", rows: [], reason: expect.stringContaining("Add yours") });
  });
});
