const patienceMs = 10_000;

/** Buttons that only React answers: the others send a form, open something by themselves, or are heard wherever they stand. */
const scripted = 'button[type="button"]:not([popovertarget], [data-wishlist])';

/**
 * A press on a control whose part of the page has no code yet would be lost: it is remembered, and pressed again once React has taken the control over.
 * Only the last press counts, and not for ever.
 */
export function replayEarlyClicks(page: Document): void {
  let frame = 0;
  page.addEventListener(
    "click",
    ({ target, isTrusted, timeStamp }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
      if (!isTrusted) return;
      cancelAnimationFrame(frame);
      if (!control || isTakenOver(control)) return;
      const wait = (now: number) => {
        if (isTakenOver(control)) control.click();
        else if (control.isConnected && now - timeStamp < patienceMs) frame = requestAnimationFrame(wait);
      };
      frame = requestAnimationFrame(wait);
    },
    true,
  );
}

/** React marks every element that it hydrated with properties of its own. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactFiber"));
}
