const longestName = 6;
const nameless = "Account";

/** What the account's button in the header says; a name that is too long for it, or unknown, is left out. */
export function accountLabel(firstName: string | null | undefined): string {
  const name = firstName?.trim() ?? "";
  return name === "" || [...name].length > longestName ? nameless : `Hi ${name}`;
}
