import { type ActionFunctionArgs, data } from "react-router";
import { type CartNotice, cartNoticeOf, cartPathWith } from "#client/features/cart/cart-notice.ts";
import { executeCartCommand } from "#client/features/cart/commands/execute-cart-command.ts";
import { failureMessage } from "#client/features/cart/commands/outcome-messages.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { answerForm, type FormAction, runForm } from "#client/lib/forms/form-action.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { seeOther } from "#client/lib/page/route-answers.ts";
import { type CartCommand, parseCartForm } from "#shared/domain/cart/cart-command.ts";
import { choicePath } from "#shared/domain/product/choice-path.ts";

const unreadable = { message: "We couldn't understand that request.", status: 400 };

const cartChange: Omit<FormAction<CartCommand, CartNotice | null>, "parse"> = {
  run: async (command, { api }) => cartNoticeOf(api, await executeCartCommand(api, command)),
  to: cartPathWith,
  explain: (error, command) => ({ message: failureMessage(command, error), status: failureOf(error).status, fields: {} }),
};

export async function action({ request, context }: ActionFunctionArgs) {
  const command = parseCartForm(await request.formData());
  if (command === null) return data(unreadable, unreadable.status);
  if (command.intent === "choose") return seeOther(choicePath(command));
  return answerForm(cartChange, await runForm(cartChange, command, { ...context.get(appContext), signal: request.signal }));
}
