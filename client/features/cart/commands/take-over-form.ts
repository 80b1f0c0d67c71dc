import { type CartCommand, parseCartForm } from "#shared/domain/cart/cart-command.ts";
import { affiliateAttributes } from "./affiliate-click.ts";
import { type CartRunnerContext, runCartCommand } from "./command-queue.ts";
import { sendAsPressed } from "./send-as-pressed.ts";

/** Does what a cart form asks for. A form that can't be read goes to the cart page, which says so. */
export async function takeOverForm(form: HTMLFormElement, submitter: HTMLElement | null, context: CartRunnerContext): Promise<void> {
  const command = parseCartForm(new FormData(form, submitter));
  if (command === null || command.intent === "choose") return sendAsPressed(form, submitter);
  submitter?.setAttribute("aria-busy", "true");
  await runCartCommand(withAffiliate(command), context);
  submitter?.removeAttribute("aria-busy");
}

function withAffiliate(command: CartCommand): CartCommand {
  return command.intent === "add" ? { ...command, attributes: [...command.attributes, ...affiliateAttributes()] } : command;
}
