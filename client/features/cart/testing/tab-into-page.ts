import { onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";

/** Comes to a page by the keyboard, from before all that it holds: what has an order of its own would be first. */
export async function tabIntoPage(): Promise<void> {
  const before = document.createElement("input");
  before.tabIndex = 1;
  document.body.prepend(before);
  onTestFinished(() => before.remove());
  before.focus();
  await userEvent.tab();
}
