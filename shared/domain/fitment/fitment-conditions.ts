import type { VehicleAnswers, VehicleAttribute } from "../vehicle/vehicle-answers.ts";
import type { FitmentRow } from "./fitment-row.ts";

type Choice = { value: string; label: string };
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
      { value: "To 9/1977", label: "Up to September 1977" },
      { value: "From 10/1977", label: "October 1977 or later" },
    ],
  },
];

/** The question that a note poses; undefined for notes that only inform. */
function questionOfNote(note: string): NoteQuestion | undefined {
  return noteQuestions.find(({ choices }) => choices.some(({ value }) => value === note));
}

/** What of a vehicle decides between the rows of a part. */
export type FittedVehicle = { yearFrom: number; yearTo: number | null; bodyStyles: readonly string[]; engines: readonly string[] };

type FitmentChoice = { value: string; label: string };

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
  const years = Array.from(
    { length: Math.max(1, (vehicle.yearTo ?? currentYear) - vehicle.yearFrom + 1) },
    (_, at) => vehicle.yearFrom + at,
  );
  conditions.push({
    attribute: "year",
    question: "Which year is your car?",
    text: yearTo === null ? `From ${yearFrom}` : `${yearFrom}–${yearTo}`,
    choices: asSaid(years.map(String)),
    accepts: (value) => Number(value) >= yearFrom && (yearTo === null || Number(value) <= yearTo),
  });
  if (engine !== null) {
    conditions.push({
      attribute: "engine",
      question: "Which engine is in your car?",
      text: onlyText(engine),
      choices: asSaid(vehicle.engines),
      accepts: (value) => value === engine || engines.includes(value),
    });
  }
  if (body !== null) {
    conditions.push({
      attribute: "body",
      question: "Which body does your car have?",
      text: onlyText(body),
      choices: asSaid(vehicle.bodyStyles).map(({ value }) => ({ value, label: capitalised(value) })),
      accepts: (value) => value === body,
    });
  }
  if (transmission !== null) {
    conditions.push({
      attribute: "transmission",
      question: "Which transmission does your car have?",
      text: onlyText(transmission),
      choices: asSaid(["Manual", "Automatic"]),
      accepts: (value) => value === transmission,
    });
  }
  for (const note of notes) {
    const asked = questionOfNote(note);
    if (asked === undefined) continue;
    const { attribute, text, choices } = asked;
    conditions.push({ attribute, question: text, text: note, choices: [...choices], accepts: (value) => value === note });
  }
  return conditions;
}

/** An answer counts when it is one of the choices. Without one a condition is open, unless it accepts all that the car can be, or, against the catalogue's own word, nothing. */
export function stateOf({ attribute, choices, accepts }: FitmentCondition, answers: VehicleAnswers): ConditionState {
  const answer = answers[attribute];
  if (answer !== undefined && choices.some(({ value }) => value === answer)) return accepts(answer) ? "met" : "unmet";
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
