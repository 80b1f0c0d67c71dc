import { textField } from "#client/lib/text/text-field.ts";
import type { ReturnInput } from "#shared/contract/customer/account.ts";

export type WantedReturn = ReturnInput["lines"];

const noteLengthMax = 300;

/** The names of a line's fields in the return form. */
export const returnFields = (lineId: string) => ({ quantity: `quantity:${lineId}`, reason: `reason:${lineId}`, note: `note:${lineId}` });

/** The parts to send back: every line of which there is more than none. */
export function readReturnForm(form: FormData): WantedReturn {
  return [...form.keys()].flatMap((name) => {
    if (!name.startsWith("quantity:")) return [];
    const lineId = name.slice("quantity:".length);
    const names = returnFields(lineId);
    const quantity = Number(textField(form, names.quantity));
    if (!Number.isInteger(quantity) || quantity < 1) return [];
    return [
      { lineId, quantity, reasonId: textField(form, names.reason), note: textField(form, names.note).trim().slice(0, noteLengthMax) },
    ];
  });
}

/** What is missing before a return can be asked for. */
export function returnProblem(wanted: WantedReturn): string | null {
  if (wanted.length === 0) return "Please choose how many of which part you want to send back.";
  return wanted.some(({ reasonId }) => reasonId === "") ? "Please choose a reason for every part you send back." : null;
}
