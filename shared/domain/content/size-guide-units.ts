const unitInBrackets = /\s*\(([^()]*)\)\s*$/;
const lengthNames = new Set(["cm", "centimetres", "in", "inch", "inches"]);

/**
 * What a column's heading says of its cells: the first column names the sizes, and one whose heading ends in another unit ("Weight (kg)") holds no lengths.
 * A length's unit is dropped from the heading, because the table states the one that it is read in.
 */
export function sizeColumn(heading: string, index: number): { heading: string; isLength: boolean } {
  const unit = unitInBrackets.exec(heading)?.[1]?.trim().toLowerCase();
  const isLengthUnit = unit !== undefined && lengthNames.has(unit);
  return {
    heading: isLengthUnit ? heading.replace(unitInBrackets, "") : heading,
    isLength: index > 0 && (unit === undefined || isLengthUnit),
  };
}

/** The units that a size guide can be read in. */
export type SizeUnit = "cm" | "inch";

const cmPerInch = 2.54;
const eighthsPerInch = 8;

const measure = String.raw`\d{1,4} \d{1,2}/[1-9]\d?|\d{1,2}/[1-9]\d?|\d{1,5}(?:\.\d{1,4})?`;
const cellPattern = new RegExp(`^(${measure})(?:( ?[-–] ?| to )(${measure}))?$`);

/**
 * A cell of a size table in another unit: centimetres to the nearest millimetre, inches to the nearest eighth.
 * @param value one measure ("97", "38 3/8") or a range of two ("96-101"); words and anything else are left alone
 */
export function convertSize(value: string, from: SizeUnit, to: SizeUnit): string {
  const text = value.trim();
  const [, low, between = "", high] = cellPattern.exec(text) ?? [];
  if (from === to || low === undefined) return text;
  const first = convertMeasure(low, to);
  const last = high === undefined ? first : convertMeasure(high, to);
  return first === last ? first : first + between + last;
}

/** Inches rounded to eighths, as a whole number and a proper fraction in its lowest terms: "38", "38 3/8", "1/2". */
export function eighthsText(inches: number): string {
  const eighths = Math.round(inches * eighthsPerInch);
  const whole = Math.floor(eighths / eighthsPerInch);
  const rest = eighths % eighthsPerInch;
  if (rest === 0) return String(whole);
  const common = rest === 4 ? 4 : rest % 2 === 0 ? 2 : 1;
  const fraction = `${rest / common}/${eighthsPerInch / common}`;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

/** The number that a measure states: "38 3/8" is 38.375. */
export function measureOf(text: string): number {
  return text.split(" ").reduce((sum, part) => {
    const [numerator = "", denominator = "1"] = part.split("/");
    return sum + Number(numerator) / Number(denominator);
  }, 0);
}

function convertMeasure(measureText: string, to: SizeUnit): string {
  const number = measureOf(measureText);
  return to === "inch" ? eighthsText(number / cmPerInch) : String(Math.round(number * cmPerInch * 10) / 10);
}
