import type { VehicleAttribute } from "../vehicle/vehicle-answers.ts";

type Choice = { value: string; label: string };
type NoteQuestion = { attribute: VehicleAttribute; text: string; choices: readonly Choice[] };

const asSaid = (...values: string[]): Choice[] => values.map((value) => ({ value, label: value }));
const yesOrNo = (yes: string, no: string): Choice[] => [
  { value: yes, label: "Yes" },
  { value: no, label: "No" },
];

/** Notes that decide whether a part fits come in pairs that exclude each other; the value of a choice is the note that it agrees with. */
const noteQuestions: readonly NoteQuestion[] = [
  { attribute: "airConditioning", text: "Does your car have air conditioning?", choices: yesOrNo("With A/C", "Without A/C") },
  { attribute: "powerSteering", text: "Does your car have power steering?", choices: yesOrNo("With power steering", "Manual steering") },
  { attribute: "powerBrakes", text: "Does your car have power brakes?", choices: yesOrNo("With power brakes", "Without power brakes") },
  { attribute: "frontBrakes", text: "Which front brakes are on your car?", choices: asSaid("Disc front", "Drum front") },
  { attribute: "rearBrakes", text: "Which rear brakes are on your car?", choices: asSaid("Disc rear", "Drum rear") },
  { attribute: "seats", text: "Which front seats are in your car?", choices: asSaid("Bench seat", "Bucket seats") },
  { attribute: "shift", text: "Where is the gear lever?", choices: asSaid("Floor shift", "Column shift") },
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
export function questionOfNote(note: string): NoteQuestion | undefined {
  return noteQuestions.find(({ choices }) => choices.some(({ value }) => value === note));
}
