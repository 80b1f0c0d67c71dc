/**
 * Leaves the element, with what it holds and what it stands in, as all of the application that can be focused, read and pressed. What stands beside the application,
 * such as the notifications, goes on as it was. Answers how to undo it.
 */
export function makeRestInert(element: Element): () => void {
  const rest = elementsAround(element).filter(({ inert }) => !inert);
  for (const other of rest) other.inert = true;
  return () => {
    for (const other of rest) other.inert = false;
  };
}

function elementsAround(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return [];
  const siblings = [...parent.children].filter((child) => child instanceof HTMLElement).filter((child) => child !== element);
  return [...siblings, ...elementsAround(parent)];
}
