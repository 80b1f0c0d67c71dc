/** One spelling for texts that mean the same search: spaces collapsed, control characters gone, lower case, sizes without their unit, years and sides in full. */
export function normaliseText(text: string | undefined): string {
  return (text ?? "")
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .toLowerCase()
    .replace(airConditioning, "ac")
    .replace(litres, "$1")
    .replace(shortYears, (range, first: string, last: string) =>
      fullYear(first) < fullYear(last) ? `${fullYear(first)}-${fullYear(last)}` : range,
    )
    .replace(
      cornerCode,
      (_, side: string, position: string) => `${side === "l" ? "left" : "right"} hand ${position === "f" ? "front" : "rear"}`,
    )
    .replace(shortYear, (_, before: string, year: string) => `${before}${Number(year) < firstShortYear ? "20" : "19"}${year}`);
}

/** A bare "a" would be left out as a word of no meaning. */
const airConditioning = /(?<![\p{L}\d])a\/c(?![\p{L}\d])/gu;
/** "5.0L", "4.1 litre"; a whole number before an L is a bottle. */
const litres = /(?<![\d.])(\d\.\d{1,2}) ?(?:l|lt|ltr|litres?|liters?)(?![\p{L}\d])/gu;
/** "'71 Monaro" */
const shortYear = /(^|\s)['’](\d\d)(?!\d)/gu;
/** "71-74", "1971-74" */
const shortYears = /(?<![\p{L}\d.-])(?:19)?([4-9]\d)[-–/](?:19)?([4-9]\d)(?![\p{L}\d-])/gu;
const fullYear = (year: string) => 1900 + Number(year);
/** "LHF", "rhr" */
const cornerCode = /(?<![\p{L}\d])([lr])h([fr])(?![\p{L}\d])/gu;
/** The oldest cars are of the 1940s. */
const firstShortYear = 40;
