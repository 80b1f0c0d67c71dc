/** Quotes a value for the filter grammar. An empty value cannot be written there, so it becomes one that nothing has. */
export function quoteFilterValue(value: string): string {
  if (value === "") return '"\u0000"';
  return `"${value.replace(/[\\"]/g, "\\$&")}"`;
}
