/** What kind of number a car carries: a VIN since 1989, a chassis or frame number before. */
type VehicleNumberKind = "vin" | "chassis";

export type VehicleNumber =
  | { kind: VehicleNumberKind; value: string; hints: string[] }
  /** Why it cannot be one, in words for the shopper. */
  | { kind: "unreadable"; problem: string };

export const vinLength = 17;
const chassisLengthMin = 7;
const mistakenLetters: Record<string, string> = { I: "1", O: "0", Q: "0" };

/** A number without the signs between its characters. */
export const withoutSigns = (typed: string): string => typed.replace(/[\s.\-–/]/g, "");

/** A VIN, chassis or frame number as typed, cleaned and checked as far as a number tells by itself. */
export function readVehicleNumber(typed: string): VehicleNumber {
  const value = withoutSigns(typed.toUpperCase());
  if (value === "") return unreadable("Enter the VIN or chassis number.");
  if (!/^[A-Z0-9]+$/.test(value)) return unreadable("A VIN or chassis number has letters and digits only.");
  if (value.length > vinLength) return unreadable(`That's ${value.length} characters; a VIN has ${vinLength}.`);
  if (value.length === vinLength) return readVin(value);
  if (value.length < chassisLengthMin)
    return unreadable("That's too short. A VIN has 17 characters, a chassis number of an older car at least 7.");
  return value.length > vinLength - 3 && !/\d{5}$/.test(value)
    ? unreadable(`That's ${value.length} characters; a VIN has ${vinLength}. Please check that none is missing.`)
    : { kind: "chassis", value, hints: [] };
}

function readVin(value: string): VehicleNumber {
  const mistaken = [...new Set(value.match(/[IOQ]/g) ?? [])];
  if (mistaken.length > 0) {
    const swaps = mistaken.map((letter) => `${letter} is probably ${mistakenLetters[letter]}`).join(", ");
    return unreadable(`A VIN never has the letters I, O or Q: ${swaps}.`);
  }
  // Only North America asks for the check digit, so it rejects nothing.
  const hints = hasCheckDigit(value)
    ? []
    : ["The check digit is unusual, which is common outside North America. Please compare the number once more."];
  return { kind: "vin", value, hints };
}

const letterValues = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether the ninth character is the check digit of ISO 3779 as North America uses it. */
export function hasCheckDigit(vin: string): boolean {
  const sum = [...vin].reduce((total, letter, at) => total + (letterValues.indexOf(letter) % 10) * (weights[at] ?? 0), 0);
  const digit = sum % 11;
  return vin[8] === (digit === 10 ? "X" : String(digit));
}

function unreadable(problem: string): VehicleNumber {
  return { kind: "unreadable", problem };
}
