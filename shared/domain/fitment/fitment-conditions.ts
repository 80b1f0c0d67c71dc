import { type VehicleAnswers, type VehicleAttribute, vehicleAttributes } from "../vehicle/vehicle-answers.ts";
import type { FitmentRow } from "./fitment-row.ts";

/** `yearFrom` and `yearTo` bound the years in which a car can be so, where the years tell. */
type Choice = { value: string; label: string; yearFrom?: number; yearTo?: number };
type NoteQuestion = { attribute: VehicleAttribute; text: string; choices: readonly Choice[] };

const choicesOf = (...values: string[]): Choice[] => values.map((value) => ({ value, label: value }));
const yesOrNo = (yes: string, no: string): Choice[] => [
  { value: yes, label: "Yes" },
  { value: no, label: "No" },
];

/** Notes that decide whether a part fits come in pairs that exclude each other; the value of a choice is the note that it agrees with. */
const noteQuestions: readonly NoteQuestion[] = [
  { attribute: "airConditioning", text: "Does your car have air conditioning?", choices: yesOrNo("With A/C", "Without A/C") },
  { attribute: "powerSteering", text: "Does your car have power steering?", choices: yesOrNo("With power steering", "Manual steering") },
  { attribute: "powerBrakes", text: "Does your car have power brakes?", choices: yesOrNo("With power brakes", "Without power brakes") },
  { attribute: "frontBrakes", text: "Which front brakes are on your car?", choices: choicesOf("Disc front", "Drum front") },
  { attribute: "rearBrakes", text: "Which rear brakes are on your car?", choices: choicesOf("Disc rear", "Drum rear") },
  { attribute: "seats", text: "Which front seats are in your car?", choices: choicesOf("Bench seat", "Bucket seats") },
  { attribute: "shift", text: "Where is the gear lever?", choices: choicesOf("Floor shift", "Column shift") },
  {
    attribute: "suspension",
    text: "Does your car have heavy-duty suspension?",
    choices: yesOrNo("Heavy-duty suspension", "Except heavy-duty suspension"),
  },
  {
    attribute: "built",
    text: "When was your car built?",
    choices: [
      { value: "To 9/1977", label: "Up to September 1977", yearTo: 1977 },
      { value: "From 10/1977", label: "October 1977 or later", yearFrom: 1977 },
    ],
  },
];

/** The question that a note poses; undefined for notes that only inform. */
function questionOfNote(note: string): NoteQuestion | undefined {
  return noteQuestions.find(({ choices }) => choices.some(({ value }) => value === note));
}

/** What notes ask of a car, without those that only inform. */
export function readsOf(notes: readonly string[]): { attribute: VehicleAttribute; value: string }[] {
  return notes.flatMap((note) => {
    const asked = questionOfNote(note);
    return asked === undefined ? [] : [{ attribute: asked.attribute, value: note }];
  });
}

/** What of a vehicle decides between the rows of a part. */
export type FittedVehicle = { yearFrom: number; yearTo: number | null; bodyStyles: readonly string[]; engines: readonly string[] };

type FitmentChoice = { value: string; label: string };

/** Everything that a car may turn out to be: which years, bodies and engines its vehicle has, and what any car is asked. */
export function choicesFor(attribute: VehicleAttribute, vehicle: FittedVehicle, currentYear: number): FitmentChoice[] {
  if (attribute === "year") return asSaid(yearsOf(vehicle, currentYear).map(String));
  if (attribute === "engine") return asSaid(vehicle.engines);
  if (attribute === "body") return vehicle.bodyStyles.map((value) => ({ value, label: capitalised(value) }));
  if (attribute === "transmission") return asSaid(["Manual", "Automatic"]);
  const asked = noteQuestions.find((question) => question.attribute === attribute);
  return possibleIn(asked?.choices ?? [], vehicle.yearFrom, vehicle.yearTo ?? currentYear);
}

/**
 * What is known of a car: those answers that its vehicle leaves open, and what its years settle by themselves. Whoever decides about fitment, in words or as a
 * filter, starts from this.
 */
export function settledAnswers(vehicle: FittedVehicle, answers: VehicleAnswers, currentYear: number): VehicleAnswers {
  const settled: VehicleAnswers = {};
  for (const attribute of vehicleAttributes) {
    const answer = answers[attribute];
    if (choicesFor(attribute, vehicle, currentYear).some(({ value }) => value === answer)) settled[attribute] = answer;
  }
  const year = settled.year === undefined ? null : Number(settled.year);
  for (const { attribute, choices } of noteQuestions) {
    const possible = possibleIn(choices, year ?? vehicle.yearFrom, year ?? vehicle.yearTo ?? currentYear);
    const [only] = possible;
    if (only !== undefined && possible.length === 1) settled[attribute] = only.value;
  }
  return settled;
}

function yearsOf({ yearFrom, yearTo }: FittedVehicle, currentYear: number): number[] {
  return Array.from({ length: Math.max(1, (yearTo ?? currentYear) - yearFrom + 1) }, (_, at) => yearFrom + at);
}

/** The choices of a car that was built some time from the one year to the other. */
function possibleIn(choices: readonly Choice[], from: number, to: number): FitmentChoice[] {
  return choices
    .filter(({ yearFrom = -Infinity, yearTo = Infinity }) => from <= yearTo && to >= yearFrom)
    .map(({ value, label }) => ({ value, label }));
}

/** Something that a row asks of the car. */
export type FitmentCondition = {
  attribute: VehicleAttribute;
  question: string;
  /** "Sedan only", "With A/C". */
  text: string;
  /** Everything that the car may turn out to be. */
  choices: FitmentChoice[];
  accepts: (value: string) => boolean;
};

export type ConditionState = "met" | "unmet" | "open";

const asSaid = (values: readonly string[]): FitmentChoice[] => values.map((value) => ({ value, label: value }));

/** The row's conditions, in the order in which a shopper is asked for them. */
export function conditionsOf(row: FitmentRow, vehicle: FittedVehicle, currentYear: number): FitmentCondition[] {
  const conditions: FitmentCondition[] = [];
  const { yearFrom, yearTo, engine, engines, body, transmission, notes } = row;
  const add = (attribute: VehicleAttribute, question: string, text: string, accepts: (value: string) => boolean) =>
    conditions.push({ attribute, question, text, choices: choicesFor(attribute, vehicle, currentYear), accepts });
  add(
    "year",
    "Which year is your car?",
    yearTo === null ? `From ${yearFrom}` : `${yearFrom}–${yearTo}`,
    (value) => Number(value) >= yearFrom && (yearTo === null || Number(value) <= yearTo),
  );
  if (engine !== null) {
    add("engine", "Which engine is in your car?", onlyText(engine), (value) => value === engine || engines.includes(value));
  }
  if (body !== null) add("body", "Which body does your car have?", onlyText(body), (value) => value === body);
  if (transmission !== null) {
    add("transmission", "Which transmission does your car have?", onlyText(transmission), (value) => value === transmission);
  }
  for (const note of notes) {
    const asked = questionOfNote(note);
    if (asked !== undefined) add(asked.attribute, asked.text, note, (value) => value === note);
  }
  return conditions;
}

/** By what is settled of the car. Where nothing is, a condition is open, unless it accepts all that the car can be, or, against the catalogue's own word, nothing. */
export function stateOf({ attribute, choices, accepts }: FitmentCondition, settled: VehicleAnswers): ConditionState {
  const answer = settled[attribute];
  if (answer !== undefined) return accepts(answer) ? "met" : "unmet";
  const accepted = choices.filter(({ value }) => accepts(value)).length;
  return accepted === 0 || accepted === choices.length ? "met" : "open";
}

/** "Sedan only", "SUV only". */
export function onlyText(value: string): string {
  return `${capitalised(value)} only`;
}

function capitalised(text: string): string {
  return text === "suv" ? "SUV" : text.charAt(0).toUpperCase() + text.slice(1);
}
