import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { Order, ReturnInput } from "#shared/contract/customer/account.ts";
import { accountForm } from "../account-form.ts";
import { orderPath } from "../account-paths.ts";
import { orderQuery } from "../queries.ts";

/** `seenReturns` are those that the page shows. */
export type WantedReturn = Required<Omit<ReturnInput, "id">>;
export type ReturnedReturn = ReturnedForm<WantedReturn> | undefined;

const noteLengthMax = 300;

/** Asks to send parts of an order back. */
export const requestReturn = (id: string) =>
  accountForm({
    parse: (fields) => {
      const typed = readReturnForm(fields);
      const message = returnProblem(typed);
      return { typed, problem: message === null ? null : { message } };
    },
    run: (wanted, { api }) => api.account.requestReturn({ id, ...wanted }),
    to: ({ returns }) => `${orderPath(id)}?${new URLSearchParams({ return: newestReturn(returns)?.name ?? "" })}#returns`,
    textOf: ({ lines }) => lines.flatMap(({ note }) => note || []).join("\n"),
    whatFailed: () => "Failed to request this return.",
    keep: (order, { api, queryClient }) => void queryClient.setQueryData(orderQuery(api, id).queryKey, order),
  });

/** The name of the fields that tell which returns the page shows. */
export const seenField = "seen";

/** The names of a line's fields in the return form. */
export const returnFields = (lineId: string) => ({ quantity: `quantity:${lineId}`, reason: `reason:${lineId}`, note: `note:${lineId}` });

/** The parts to send back: every line of which there is more than none. */
function readReturnForm(form: FormData): WantedReturn {
  const lines = [...form.keys()].flatMap((name) => {
    if (!name.startsWith("quantity:")) return [];
    const lineId = name.slice("quantity:".length);
    const names = returnFields(lineId);
    const quantity = Number(textField(form, names.quantity));
    if (!Number.isInteger(quantity) || quantity < 1) return [];
    return [
      { lineId, quantity, reasonId: textField(form, names.reason), note: textField(form, names.note).trim().slice(0, noteLengthMax) },
    ];
  });
  return { lines, seenReturns: form.getAll(seenField).map(String) };
}

/** What is missing before a return can be asked for. */
function returnProblem({ lines }: WantedReturn): string | null {
  if (lines.length === 0) return "Please choose how many of which part you want to send back.";
  return lines.some(({ reasonId }) => reasonId === "") ? "Please choose a reason for every part you send back." : null;
}

type OrderReturn = Order["returns"][number];

/** The return that was asked for last. */
export function newestReturn(returns: OrderReturn[]): OrderReturn | null {
  return returns.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null;
}

function timeOf({ requestedAt }: OrderReturn): number {
  return requestedAt === null ? 0 : Date.parse(requestedAt);
}
