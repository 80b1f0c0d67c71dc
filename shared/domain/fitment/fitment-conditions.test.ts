import { describe, expect, it } from "vitest";
import { conditionsOf, type FittedVehicle, onlyText, settledAnswers, stateOf } from "./fitment-conditions.ts";
import type { FitmentRow } from "./fitment-row.ts";

const vehicle: FittedVehicle = { yearFrom: 1971, yearTo: 1974, bodyStyles: ["sedan", "suv"], engines: ["202 I6", "253 V8"] };
const row = (changes: Partial<FitmentRow>): FitmentRow => ({
  vehicleIds: ["1"],
  yearFrom: 1972,
  yearTo: 1973,
  positions: [],
  notes: [],
  quantity: null,
  engine: null,
  engines: [],
  body: null,
  transmission: null,
  ...changes,
});

/** What the row asks of the car in one respect, and what it takes for an answer. */
const askedBy = (changes: Partial<FitmentRow>, attribute: string) => {
  const condition = conditionsOf(row(changes), vehicle, 2026).find((each) => each.attribute === attribute);
  const { question, text, choices = [], accepts } = condition ?? {};
  return {
    question,
    text,
    choices: choices.map(({ value, label }) => (value === label ? value : `${value}: ${label}`)),
    accepted: choices.map(({ value }) => value).filter((value) => accepts?.(value)),
  };
};

describe("what a row asks of the car", () => {
  it("is a year within its own", () => {
    expect(askedBy({}, "year")).toEqual({
      question: "Which year is your car?",
      text: "1972–1973",
      choices: ["1971", "1972", "1973", "1974"],
      accepted: ["1972", "1973"],
    });
    expect(askedBy({ yearTo: null }, "year")).toMatchObject({ text: "From 1972", accepted: ["1972", "1973", "1974"] });
  });

  it("offers every year up to this one of a car that is still made", () => {
    const [year] = conditionsOf(row({}), { ...vehicle, yearFrom: 2024, yearTo: null }, 2026);
    expect(year?.choices.map(({ value }) => value)).toEqual(["2024", "2025", "2026"]);
  });

  it("is an engine by its own name or by one of those that it stands for", () => {
    expect(askedBy({ engine: "V8", engines: ["253 V8"] }, "engine")).toEqual({
      question: "Which engine is in your car?",
      text: "V8 only",
      choices: ["202 I6", "253 V8"],
      accepted: ["253 V8"],
    });
    expect(askedBy({ engine: "202 I6" }, "engine").accepted).toEqual(["202 I6"]);
  });

  it("is a body, a gearbox and what its notes exclude", () => {
    expect(askedBy({ body: "suv" }, "body")).toEqual({
      question: "Which body does your car have?",
      text: "SUV only",
      choices: ["sedan: Sedan", "suv: SUV"],
      accepted: ["suv"],
    });
    expect(askedBy({ transmission: "Manual" }, "transmission")).toEqual({
      question: "Which transmission does your car have?",
      text: "Manual only",
      choices: ["Manual", "Automatic"],
      accepted: ["Manual"],
    });
    expect(askedBy({ notes: ["Without A/C"] }, "airConditioning")).toEqual({
      question: "Does your car have air conditioning?",
      text: "Without A/C",
      choices: ["With A/C: Yes", "Without A/C: No"],
      accepted: ["Without A/C"],
    });
    expect(askedBy({ notes: ["Floor shift"] }, "shift")).toMatchObject({
      choices: ["Floor shift", "Column shift"],
      accepted: ["Floor shift"],
    });
  });
});

it("is met or not once it is answered in a way that the car can be, and open until then", () => {
  const [, body] = conditionsOf(row({ body: "suv" }), vehicle, 2026);
  if (!body) throw new Error("the row asks for a body");
  expect(
    [{ body: "suv" }, { body: "sedan" }, {}, { body: "ute" }].map((answers) => stateOf(body, settledAnswers(vehicle, answers, 2026))),
  ).toEqual(["met", "unmet", "open", "open"]);
});

it("is met without an answer where it takes all that the car can be, or, against the catalogue's own word, nothing of it", () => {
  const stateOfFirst = (changes: Partial<FitmentRow>, attribute: string) => {
    const condition = conditionsOf(row(changes), vehicle, 2026).find((each) => each.attribute === attribute);
    return condition && stateOf(condition, {});
  };
  expect(stateOfFirst({ yearFrom: 1970, yearTo: null }, "year")).toBe("met");
  expect(stateOfFirst({ body: "ute" }, "body")).toBe("met");
});

it("names things as they are written", () => {
  expect(["sedan", "suv", "V8"].map(onlyText)).toEqual(["Sedan only", "SUV only", "V8 only"]);
});
