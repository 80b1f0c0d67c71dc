/** An order's number as the platform has it, out of what somebody typed: "# r100 123" is "R100123". Null for what can't be one. */
export function readOrderNumber(typed: string): string | null {
  const number = typed.replace(/[\s#]/g, "").toUpperCase();
  return /^(?=.*\d)[A-Z0-9-]{1,20}$/.test(number) ? number : null;
}
