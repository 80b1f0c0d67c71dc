import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useApi } from "#client/lib/api/api.ts";
import { whenIdle } from "#client/lib/page/when-idle.ts";
import type { CartEvent } from "./events/cart-event.ts";
import type { CartRunnerContext, runCartCommand } from "./command-queue.ts";
import { sendAsPressed } from "./send-as-pressed.ts";
import { cartCommandEvent, cartCommandLostEvent } from "./send-cart-command.ts";

/** Kept once it has come: a page that is being left has no time to wait for an import. */
let runner: { runCartCommand: typeof runCartCommand } | undefined;
/** Loads what carries out commands. A page does so as soon as it is idle, so that its first addition needn't wait. */
export const loadCommandRunner = () => import("./command-queue.ts").then((loaded) => (runner = loaded));
const loadFormTaker = () => import("./take-over-form.ts");

/** Listens for what the shopper asks of the cart, wherever on the page they do. */
export function useCartCommands(onCartEvent: (event: CartEvent) => void): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const tell = useEffectEvent(onCartEvent);

  useEffect(() => {
    const listening = new AbortController();
    listenForCartForms({ api, queryClient, onCartEvent: (event) => tell(event) }, listening.signal);
    return () => listening.abort();
  }, [api, queryClient]);
}

/** Takes over every form marked `data-cart-form`, and listens for commands that come without a form. */
function listenForCartForms(context: CartRunnerContext, signal: AbortSignal): void {
  document.addEventListener(
    "submit",
    (event) => {
      const { target: form } = event;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.cartForm === undefined) return;
      event.preventDefault();
      loadFormTaker().then(
        ({ takeOverForm }) => takeOverForm(form, event.submitter, context),
        () => sendAsPressed(form, event.submitter),
      );
    },
    { signal },
  );
  window.addEventListener(
    cartCommandEvent,
    (event) => {
      if (!(event instanceof CustomEvent)) return;
      if (runner) void runner.runCartCommand(event.detail, context);
      else
        void loadCommandRunner().then(
          ({ runCartCommand }) => runCartCommand(event.detail, context),
          () => window.dispatchEvent(new Event(cartCommandLostEvent)),
        );
    },
    { signal },
  );
  void whenIdle
    .then(() => Promise.all([loadCommandRunner(), loadFormTaker()]))
    .then(
      ([{ runLeftBehind }]) => runLeftBehind(context),
      () => undefined,
    );
}
