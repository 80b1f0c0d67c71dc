import { textField } from "#client/lib/text/text-field.ts";
import { type LineEdit, lineStates, projectLimits } from "#shared/domain/project/project.ts";

/** A vehicle as an option of a form carries it: its id, a blank, and what it is called. */
export function writeVehicle(vehicle: { vehicleId: string; label: string } | null): string {
  return vehicle === null ? "" : `${vehicle.vehicleId} ${vehicle.label}`;
}

export function readVehicle(text: string): { vehicleId: string; label: string } | null {
  const [, vehicleId = "", label = ""] = /^([\w-]{1,40}) (.{1,120})$/.exec(text) ?? [];
  return vehicleId === "" || label.trim() === "" ? null : { vehicleId, label };
}

/** What is wrong with a name; null for one that can be kept. */
export function nameProblem(name: string): string | null {
  if (name === "") return "Please give it a name.";
  return name.length > projectLimits.nameLength ? `A name has at most ${projectLimits.nameLength} characters.` : null;
}

/** A line of the form as it was sent: what was in its fields when the page came, and what is in them now. */
export type TypedLine = { id: string; version: number; state: string; quantity: string; note: string };

/** The lines in which something was changed. A line that wasn't touched says nothing, so that it can't undo what another tab did. */
export function readChangedLines(fields: FormData): TypedLine[] {
  return fields.getAll("line").flatMap((id) => {
    if (typeof id !== "string" || !/^[0-9a-f]{1,40}$/.test(id)) return [];
    const [, version = "", before = ""] = /^(\d{1,9}) ([^]*)$/.exec(textField(fields, `was-${id}`)) ?? [];
    const typed = {
      state: textField(fields, `state-${id}`),
      quantity: textField(fields, `quantity-${id}`).trim(),
      note: textField(fields, `note-${id}`).trim(),
    };
    return version === "" || writtenLine(typed) === before ? [] : [{ id, version: Number(version), ...typed }];
  });
}

type Written = { state: string; quantity: string | number; note: string };

/** What a line's fields hold, in one text. */
const writtenLine = ({ state, quantity, note }: Written) => `${state} ${quantity} ${note}`;

/** What the form remembers of a line as it came. */
export const lineAsItCame = (line: Written & { version: number }) => `${line.version} ${writtenLine(line)}`;

/** The changes that lines ask for, and what is wrong with which field. */
export function toEdits(lines: readonly TypedLine[]): { edits: LineEdit[]; fields: Record<string, string> } {
  const edits: LineEdit[] = [];
  const fields: Record<string, string> = {};
  for (const { id, version, state: stateText, quantity: count, note } of lines) {
    const state = lineStates.find((known) => known === stateText);
    const quantity = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    if (quantity < 1) fields[`quantity-${id}`] = `A number from 1 to ${projectLimits.quantity}, please.`;
    if (note.length > projectLimits.noteLength) fields[`note-${id}`] = `A note has at most ${projectLimits.noteLength} characters.`;
    if (state !== undefined) edits.push({ id, version, state, quantity, note });
  }
  return { edits, fields };
}
