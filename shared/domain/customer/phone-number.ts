/** "(03) 5550 1000" → "tel:0355501000". */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** A number as Australians write it: "(03) 5550 1000", "0412 345 678", "1300 555 010", "13 55 10". One of New Zealand has its country before it; any other stays as it was given. */
export function formatPhoneNumber(given: string): string {
  const digits = given.replace(/\(0\)/, "").replace(/[^\d+]/g, "");
  const national = nationalDigits(digits);
  const groups = numberGroups.find(([pattern]) => pattern.test(national));
  return groups ? national.replace(groups[0], groups[1]) : given.trim().replace(/\s+/g, " ");
}

const numberGroups: readonly [pattern: RegExp, written: string][] = [
  [/^(04\d\d)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(0[2378])(\d{4})(\d{4})$/, "($1) $2 $3"],
  [/^(1[38]00)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(13)(\d\d)(\d\d)$/, "$1 $2 $3"],
  [/^\+64(2\d)(\d{3})(\d{3,4})$/, "+64 $1 $2 $3"],
  [/^\+64([3-9])(\d{3})(\d{4})$/, "+64 $1 $2 $3"],
];

/** Without Australia's code and with the nought that stands for it at home; 13 and 1300 numbers have none. */
function nationalDigits(digits: string): string {
  const [, own] = /^(?:\+|00)61(\d+)$/.exec(digits) ?? [];
  if (own === undefined) return digits;
  return own.startsWith("0") || /^1[38]/.test(own) ? own : `0${own}`;
}
