import { describe, expect, it } from "vitest";
import type { FitmentCondition } from "./fitment-conditions.ts";
import { fitmentReason, fittedCar, unlistedCar } from "./fitment-reason.ts";
import type { FitmentRow } from "./fitment-row.ts";
import type { FitmentDecision } from "./fitment-verdict.ts";

const row: FitmentRow = {
  vehicleIds: ["1"],
  yearFrom: 1971,
  yearTo: null,
  positions: ["Front", "Rear"],
  notes: [],
  quantity: 1,
  engine: null,
  engines: [],
  body: "sedan",
  transmission: "Manual",
};
const sedanOnly: FitmentCondition = { attribute: "body", question: "", text: "Sedan only", choices: [], accepts: () => false };
const monaro = { make: "Holden", model: "Monaro", series: "HQ", submodel: "GTS" };
const decision = (changes: Partial<FitmentDecision>): FitmentDecision => ({
  status: "fits",
  rows: [],
  open: null,
  unmet: null,
  positions: [],
  notes: [],
  quantity: null,
  ...changes,
});

describe("the reason of a verdict", () => {
  it("names the row that speaks for the part, with all that it is about", () => {
    expect(fitmentReason(decision({ rows: [row] }), monaro)).toBe(`Listed for Holden HQ Monaro from 1971, sedan, manual, front and rear.`);
  });

  it("says what still decides it", () => {
    expect(fitmentReason(decision({ rows: [row], open: sedanOnly }), monaro)).toMatch(/rear\. One thing still decides it: Sedan only\.$/);
  });

  it("names no row where it has none to name", () => {
    expect(fitmentReason(decision({}), monaro)).toBe("Listed for your vehicle.");
    expect(fitmentReason(decision({ rows: [row] }), null)).toBe("Listed for your vehicle.");
  });

  it("of a part that doesn't fit says what it asks for, or that the car isn't on its list", () => {
    const not = decision({ status: "does-not-fit" });
    expect(fitmentReason({ ...not, rows: [row], unmet: sedanOnly }, monaro)).toMatch(/^Listed for .+, but it asks for this: Sedan only\.$/);
    expect(fitmentReason({ ...not, unmet: sedanOnly }, monaro)).toMatch(/ isn't among the vehicles /);
    expect(fitmentReason({ ...not, rows: [row] }, monaro)).toMatch(/^Holden HQ Monaro GTS isn't among /);
  });

  it("asks for a vehicle as long as there is none", () => {
    const ask = "This part is made for certain vehicles. Add yours to check if it fits.";
    expect(fitmentReason(decision({ status: "no-vehicle" }), null)).toBe(ask);
    expect(fitmentReason(decision({ status: "no-vehicle" }), monaro)).toBe(ask);
    expect(fitmentReason(decision({ status: "does-not-fit" }), null)).toBe(ask);
  });

  it("tells a part for all cars from one of which nobody knows", () => {
    expect(fitmentReason(decision({ status: "universal" }), monaro)).toBe("A universal part: it isn't made for one car in particular.");
    expect(fitmentReason(decision({ status: "no-data" }), monaro)).toBe("We have no list of vehicles for this part.");
  });
});

describe("the car of a verdict, in a few words", () => {
  const vehicle = { ...monaro, engines: ["253 V8", "308 V8"] };

  it("is its short name with the engine that is known of it, and the place of the part", () => {
    const answers = { engine: "253 V8" };
    expect(fittedCar(decision({ positions: ["Front left", "Rear"] }), vehicle, answers)).toBe("HQ Monaro 253 V8, front left and rear");
    expect(fittedCar(decision({}), vehicle, {})).toBe("HQ Monaro");
    expect(fittedCar(decision({}), vehicle, { engine: "350 V8" })).toBe("HQ Monaro");
  });

  it("is told of no part that something still decides about, and of none that isn't made for it", () => {
    expect(fittedCar(decision({ open: sedanOnly }), vehicle, {})).toBeNull();
    for (const status of ["universal", "no-data", "does-not-fit", "no-vehicle"] as const) {
      expect(fittedCar(decision({ status }), vehicle, {})).toBeNull();
    }
  });

  it("that a part isn't listed for has its make, and what the part asks for instead", () => {
    const not = decision({ status: "does-not-fit" });
    expect(unlistedCar(not, monaro)).toBe("Holden HQ Monaro");
    expect(unlistedCar({ ...not, unmet: sedanOnly }, monaro)).toBe("Holden HQ Monaro (Sedan only)");
    expect(unlistedCar(decision({}), monaro)).toBeNull();
  });
});
