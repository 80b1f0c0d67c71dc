/** What a shopper typed to find a place: a postcode, a suburb, or too little to tell. */
export type PlaceText = { kind: "postcode" | "suburb"; text: string } | null;

const postcodeLength = 4;
const suburbLengthMin = 3;

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
