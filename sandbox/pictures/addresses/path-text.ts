const longestText = 60;

/** The form in which a picture path keeps a text: trimmed, lower case, at most 60 characters. */
export function normaliseText(text: string): string {
  return [...text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim()].slice(0, longestText).join("").trim().toWellFormed();
}

/** Writes a text with unreserved URL characters only, so that no proxy, cache or file system changes it: "SF-118 (a)" → "sf-118~_28a_29". */
export function encodeText(text: string): string {
  return [...new TextEncoder().encode(normaliseText(text))].map(encodeByte).join("");
}

/** Undoes `encodeText`; null when the text was not written by it. */
export function decodeText(encoded: string): string | null {
  if (!/^(?:[a-z0-9~-]|_[0-9a-f]{2})*$/.test(encoded)) return null;
  const bytes = [...encoded.matchAll(/_(..)|./g)].map((match) => (match[1] ? parseInt(match[1], 16) : decodeCharacter(match[0])));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

function encodeByte(byte: number): string {
  const character = String.fromCharCode(byte);
  if (/[a-z0-9-]/.test(character)) return character;
  return character === " " ? "~" : `_${byte.toString(16).padStart(2, "0")}`;
}

function decodeCharacter(character: string): number {
  return character === "~" ? 0x20 : character.charCodeAt(0);
}
