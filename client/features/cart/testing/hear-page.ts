import { afterEach, beforeEach } from "vitest";
import { type Notification, notificationEvent } from "#client/ui/feedback/notify.ts";
import { closeCartPanels } from "../cart-panel-store.ts";
import { type AskedCommand, cartCommandEvent } from "../commands/send-cart-command.ts";

/** What the page asks of the cart and tells the shopper, while each of a file's tests goes on, in a browser that begins without a copy of the cart. */
export function hearPage(): { commands: AskedCommand[]; told: Notification[] } {
  const commands: AskedCommand[] = [];
  const told: Notification[] = [];
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    if (event.type === notificationEvent) told.push(event.detail);
    else commands.push(event.detail);
  };
  const events = [cartCommandEvent, notificationEvent];

  beforeEach(() => {
    commands.length = 0;
    told.length = 0;
    localStorage.clear();
    for (const name of events) window.addEventListener(name, hear);
  });
  afterEach(() => {
    for (const name of events) window.removeEventListener(name, hear);
    closeCartPanels();
    localStorage.clear();
  });
  return { commands, told };
}
