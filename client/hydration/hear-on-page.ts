import { rootElementId } from "./page-state.ts";

/**
 * Hears what happens anywhere on the page. In parts whose code hasn't come yet React stops such events on their way; the root hears those too, if it is asked
 * after React: call this once hydration has begun.
 */
export function hearOnPage(type: "click" | "submit", hear: (event: Event) => void, signal?: AbortSignal): void {
  document.addEventListener(type, hear, { signal });
  const hearStopped = (event: Event) => {
    if (event.cancelBubble) hear(event);
  };
  document.getElementById(rootElementId)?.addEventListener(type, hearStopped, { capture: true, signal });
}
