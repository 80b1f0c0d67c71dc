/** One spelling for texts that mean the same search: spaces collapsed, control characters gone, lower case, sizes without their unit, years in full. */
export function normaliseText(text: string | undefined): string {
  return (text ?? "")
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .toLowerCase()
    .replace(airConditioning, "ac")
    .replace(litres, "$1")
    .replace(shortYear, (_, before: string, year: string) => `${before}${Number(year) < firstShortYear ? "20" : "19"}${year}`);
}

/** A bare "a" would be left out as a word of no meaning. */
const airConditioning = /(?<![\p{L}\d])a\/c(?![\p{L}\d])/gu;
/** "5.0L", "4.1 litre"; a whole number before an L is a bottle. */
const litres = /(?<![\d.])(\d\.\d{1,2}) ?(?:l|lt|ltr|litres?|liters?)(?![\p{L}\d])/gu;
/** "'71 Monaro" */
const shortYear = /(^|\s)['’](\d\d)(?!\d)/gu;
/** The oldest cars are of the 1940s. */
const firstShortYear = 40;
