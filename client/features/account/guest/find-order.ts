import { failureOf } from "#client/lib/api/failure-of.ts";
import { type Form, parseForm, receiveForm, type ReturnedForm, runForm } from "#client/lib/forms/form-action.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { Order, OrderedAgain } from "#shared/contract/customer/account.ts";
import { invalidEmailMessage, isEmailAddress } from "#shared/domain/customer/email-address.ts";
import { readOrderNumber } from "#shared/domain/customer/order-number.ts";
import type { ActionFunctionArgs } from "react-router";
import { data } from "react-router";
import type { PostedAgain } from "../orders/again/order-again.ts";

export const findOrderPath = "/orders/find";
const parameter = "again";
/** Where the form posts to that puts the order's parts into the cart once more. */
export const guestOrderAgainPath = `${findOrderPath}?${parameter}=1#again`;

/** What somebody knows of their order. */
export type KnownOrder = { number: string; email: string };

const ours = 500;

/** Asks for an order by its number and the email address that it was placed with. */
export const findOrder: Form<KnownOrder, Order> = {
  parse: (fields) => {
    const typed = { number: textField(fields, "number").trim(), email: textField(fields, "email").trim() };
    const wrong = {
      ...(readOrderNumber(typed.number) === null && { number: "Please enter the order's number, such as R100123." }),
      ...(!isEmailAddress(typed.email) && { email: `${invalidEmailMessage}.` }),
    };
    return { typed, problem: Object.keys(wrong).length === 0 ? null : { message: "Please check what is marked.", fields: wrong } };
  },
  run: (typed, { api }) => api.orders.find(typed),
  explain: (error) => {
    const { message, status } = failureOf(error);
    return {
      message: status < ours ? message : "We couldn't look for your order just now. Please try again in a minute.",
      status,
      fields: {},
    };
  },
};

type KnownAddition = KnownOrder & { key: string };

/** Puts what was found into the cart once more. */
const guestOrderAgain: Form<KnownAddition, OrderedAgain> = {
  parse: (fields) => ({ typed: { ...findOrder.parse(fields).typed, key: textField(fields, "key") } }),
  run: (typed, { api }) => api.orders.again(typed),
  explain: (error) => {
    const { message, status } = failureOf(error);
    return {
      message: status < ours ? message : "We couldn't put these parts into your cart just now. Please try again in a minute.",
      status,
      fields: {},
    };
  },
};

/** What the page was posted: the form back, or the order, and what came of having it again. */
export type FoundOrder =
  | { order: null; returned: ReturnedForm<KnownOrder> }
  | { order: Order; known: KnownOrder; again: PostedAgain<KnownAddition> | null; nowMs: number };

/** Answers both forms in their place: an order belongs to whoever asked, so no address leads to it. */
export async function postFindOrder(args: ActionFunctionArgs) {
  const isAgain = new URL(args.request.url).searchParams.has(parameter);
  const fields = await args.request.clone().formData();
  const again = isAgain ? await receiveForm(guestOrderAgain, args) : null;
  const { typed, refused } = parseForm(findOrder, fields);
  const outcome = refused ?? (await runForm(findOrder, typed, { ...args.context.get(appContext), signal: args.request.signal }));
  if (outcome.kind !== "done") return data<FoundOrder>({ order: null, returned: outcome }, outcome.status);
  const postedAgain = again && { result: again.kind === "done" ? again.result : null, returned: again.kind === "done" ? null : again };
  return data<FoundOrder>(
    { order: outcome.result, known: typed, again: postedAgain, nowMs: Date.now() },
    postedAgain?.returned?.status ?? 200,
  );
}
