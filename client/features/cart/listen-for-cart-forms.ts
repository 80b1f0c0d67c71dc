import { type CartCommand, parseCartForm } from "#shared/domain/cart-command.ts";
import { cartCommandEvent } from "./send-cart-command.ts";

type Run = (command: CartCommand) => Promise<unknown>;

/** Takes over every form marked `data-cart-form`, and hears commands that come without one. */
export function listenForCartForms(run: Run, signal: AbortSignal): void {
  document.addEventListener("submit", (event) => takeOver(event, run), { signal });
  window.addEventListener(cartCommandEvent, (event) => event instanceof CustomEvent && void run(event.detail).catch(ignoreReported), {
    signal,
  });
}

function takeOver(event: SubmitEvent, run: Run): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.cartForm === undefined) return;
  const command = parseCartForm(new FormData(form, event.submitter));
  if (command === null || command.intent === "choose") return;
  event.preventDefault();
  const { submitter } = event;
  submitter?.setAttribute("aria-busy", "true");
  void run(command)
    .catch(ignoreReported)
    .finally(() => submitter?.removeAttribute("aria-busy"));
}

/** The mutation itself tells the shopper what failed. */
function ignoreReported(): void {}
