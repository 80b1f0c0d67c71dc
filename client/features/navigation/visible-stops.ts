/** The links and buttons in here that can be seen, in their order. */
export function visibleStops(root: Element, selector = "a[href], button"): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
}
