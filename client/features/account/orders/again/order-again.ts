import { type ActionFunctionArgs, data } from "react-router";
import { type Form, receiveForm, type ReturnedForm } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { formGone } from "#client/lib/page/route-answers.ts";
import type { LeftOut, OrderedAgain } from "#shared/contract/customer/account.ts";
import { accountFailure } from "../../account-form.ts";
import { orderPath } from "../../account-paths.ts";

const parameter = "again";

/** Where the form posts to that puts an order's parts into the cart once more. */
export const orderAgainPath = (id: string): string => `${orderPath(id)}?${parameter}=1#again`;

export const isOrderAgain = ({ url }: Request): boolean => new URL(url).searchParams.has(parameter);

/** Puts the parts of an order into the cart once more. Its one field names the addition, so that it is made once. */
export const orderAgain = (id: string): Form<string, OrderedAgain> => ({
  parse: (fields) => ({ typed: textField(fields, "key") }),
  run: (key, { api }) => api.account.orderAgain({ id, key }),
  explain: (error) => accountFailure(error, "We couldn't put these parts into your cart just now. Please try again in a minute."),
});

/** What came of it where no script ran. */
export type PostedAgain<Typed = string> = { result: OrderedAgain | null; returned: ReturnedForm<Typed> | null };

/** Answers the form in its place: what is gone has to be read before anybody pays. */
export async function postOrderAgain(id: string, args: ActionFunctionArgs) {
  const outcome = await receiveForm(orderAgain(id), args);
  if (outcome.kind === "done") return data<PostedAgain>({ result: outcome.result, returned: null });
  if (outcome.isGone) throw formGone(outcome);
  return data<PostedAgain>({ result: null, returned: outcome }, outcome.status);
}

const reasons: Record<LeftOut["reason"], string> = {
  "no-longer-sold": "is no longer sold",
  "out-of-stock": "is out of stock",
  "was-free": "was a free gift of that order",
  "too-many": "is more than one cart takes at a time",
};

/** What came of it in words: first what is in the cart, then each line that isn't. */
export function orderedAgainWords({ cart, left }: OrderedAgain): { done: string | null; missing: string[] } {
  const done = left.length === 0 ? "Everything of this order is in your cart." : "What we can still send you is in your cart.";
  const missing = left.map(({ title, reason }) => `${title} ${reasons[reason]}.`);
  return { done: cart === null ? null : done, missing: [...missing, ...(cart?.warnings ?? [])] };
}
