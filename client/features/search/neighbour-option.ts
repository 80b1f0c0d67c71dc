/** The option that an arrow key leads to from the active one; past either end it is the text box itself again. */
export function neighbourOption(listbox: HTMLElement | null, activeId: string | null, direction: -1 | 1): string | null {
  const ids = [...(listbox?.querySelectorAll('[role="option"]:not([aria-disabled])') ?? [])].map((option) => option.id);
  const index = activeId === null ? (direction === 1 ? -1 : ids.length) : ids.indexOf(activeId);
  return ids[index + direction] ?? null;
}
