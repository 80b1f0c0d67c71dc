/** What a shopper typed to find a place: a postcode, a suburb, or too little to tell. */
export type PlaceText = { kind: "postcode" | "suburb"; text: string } | null;

const postcodeLength = 4;
const suburbLengthMin = 3;

/** What stands in the box for what was typed: of a postcode only its digits, of a suburb everything. */
export function placeInput(typed: string): string {
  return /^\s*\d/.test(typed) ? typed.replace(/\D/g, "").slice(0, postcodeLength) : typed;
}

/** A text that starts with a digit is a postcode, whatever else stands in it, from four digits on; any other is a suburb, from three letters on. */
export function readPlaceText(input: string): PlaceText {
  const text = input.trim().replace(/\s+/g, " ");
  if (/^\d/.test(text)) {
    const digits = text.replace(/\D/g, "");
    return digits.length >= postcodeLength ? { kind: "postcode", text: digits.slice(0, postcodeLength) } : null;
  }
  const isLongEnough = /^\p{Letter}/u.test(text) && (text.match(/\p{Letter}/gu) ?? []).length >= suburbLengthMin;
  return isLongEnough ? { kind: "suburb", text } : null;
}
