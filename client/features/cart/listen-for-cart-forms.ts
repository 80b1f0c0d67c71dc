import { hearOnPage } from "#client/lib/hear-on-page.ts";
import { whenQuiet } from "#client/lib/when-quiet.ts";
import { loadCommandRunner, loadFormTaker } from "./load-cart-code.ts";
import type { CartRunnerContext } from "./run-cart-command.ts";
import { cartCommandEvent } from "./send-cart-command.ts";

/** Takes over every form marked `data-cart-form`, and hears commands that come without one. What carries them out is loaded with the first of them. */
export function listenForCartForms(context: CartRunnerContext, signal: AbortSignal): void {
  hearOnPage(
    "submit",
    (event) => {
      const { target: form } = event;
      if (
        event.defaultPrevented ||
        !(event instanceof SubmitEvent) ||
        !(form instanceof HTMLFormElement) ||
        form.dataset.cartForm === undefined
      )
        return;
      event.preventDefault();
      loadFormTaker().then(
        ({ takeOverForm }) => takeOverForm(form, event.submitter, context),
        () => form.submit(),
      );
    },
    signal,
  );
  window.addEventListener(
    cartCommandEvent,
    (event) => {
      if (event instanceof CustomEvent) void loadCommandRunner().then(({ runCartCommand }) => runCartCommand(event.detail, context));
    },
    { signal },
  );
  void whenQuiet.then(loadCommandRunner).then(
    ({ runLeftBehind }) => runLeftBehind(context),
    () => undefined,
  );
}
