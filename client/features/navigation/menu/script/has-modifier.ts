/** Whether a key is meant for the browser: Alt with an arrow goes back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
