/** Of a regular expression's class: control characters, halves of characters, and marks that turn text around so that it reads as something else. */
export const harmfulCharacters = "\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069";

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
