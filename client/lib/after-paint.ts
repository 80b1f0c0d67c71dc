/** Runs something once what was just changed can be seen, for work that would keep a press waiting for its answer. A page that nobody sees is never painted, so there it runs at once. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
