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
