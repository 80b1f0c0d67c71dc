/** Of a regular expression's class: control characters, halves of characters, and marks that turn text around so that it reads as something else. */
export const harmfulCharacters = "\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069";

/** The class of characters of which a text needs one to be seen. Joiners, fillers and an empty braille cell are none, though emoji and some scripts need them. */
export const visibleCharacters = "[^\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]";

/** Text on one line, without what isn't writing. */
export const oneLine = (text: string): string => text.replace(new RegExp(`[${harmfulCharacters}]+`, "gu"), " ").trim();

/** Text of at most so many characters, as JavaScript counts them; of what is longer `kept` are left, never half of one, and "…". */
export const shortened = (text: string, lengthMax: number, kept = lengthMax): string =>
  text.length > lengthMax
    ? `${text
        .slice(0, kept)
        .replace(/\p{Cs}$/u, "")
        .trimEnd()}…`
    : text;

/** A name as it is kept: on one line, and none at all where nobody could see it. */
export const visibleName = (text: string): string => (new RegExp(visibleCharacters, "u").test(text) ? oneLine(text) : "");
