import { onTestFinished, vi } from "vitest";
import type { Locator } from "vitest/browser";

/** Holds a page's clock until the test is over, or starts it again with `vi.useRealTimers()`. What the browser does for a test, and waiting for what it shows, moves the clock on: here the page does all by itself. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets time pass, and the page draw what comes of it. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Replaces what stands in a text field. */
export function typeInto(field: Locator, text: string): void {
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new TypeError("Only into a text field can be typed");
  input.setRangeText(text, 0, input.value.length, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}
