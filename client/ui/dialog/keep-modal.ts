import { makeRestInert } from "./make-rest-inert.ts";

const phone = "(width < 48rem)";
/** Groups that open as popovers; while one is held it is a dialog. */
const drawers = "[popover]:is([role=group], [role=dialog])";

/**
 * Makes a popover that covers a phone's screen as modal as a dialog: the page behind it is inert, the focus goes into it and, with the browser's help, back.
 * For what is a part of the page on wide screens, which a dialog could not be. Without this code it is still a popover. Ends with the signal.
 */
export function keepModal(page: Document, signal: AbortSignal): void {
  const media = matchMedia(phone);
  let release: (() => void) | null = null;

  const listen = (type: "toggle" | "beforetoggle", newState: string, hear: (drawer: HTMLElement) => void) => {
    const filter = (event: ToggleEvent) => {
      if (event.newState === newState && event.target instanceof HTMLElement && event.target.matches(drawers)) hear(event.target);
    };
    page.addEventListener(type, filter, { capture: true, signal });
  };
  listen("toggle", "open", (drawer) => {
    if (media.matches) release ??= holdModal(drawer, () => letGo());
  });
  // Before it closes, or the browser could not give the focus back to what is inert.
  listen("beforetoggle", "closed", letGo);
  media.addEventListener("change", () => page.querySelector<HTMLElement>(`${drawers}:popover-open`)?.hidePopover(), { signal });
  signal.addEventListener("abort", letGo);

  function letGo(): void {
    release?.();
    release = null;
  }
}

function holdModal(drawer: HTMLElement, onGone: () => void): () => void {
  const release = makeRestInert(drawer);
  const role = drawer.getAttribute("role");
  drawer.role = "dialog";
  drawer.ariaModal = "true";
  drawer.querySelector<HTMLElement>("button")?.focus();
  // Another page takes its place without closing it.
  const watch = new MutationObserver(() => !drawer.isConnected && onGone());
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    release();
    drawer.role = role;
    drawer.ariaModal = null;
  };
}
