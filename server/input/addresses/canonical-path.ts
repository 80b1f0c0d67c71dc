/** From the first of a row on: looked for from each of them, a row in the middle of an address would take a quarter of a second. */
const endSlashes = /(?<!\/)\/+$/;
/** These have no pages. */
const keptPrefixes = /^\/(?:api|assets|_vendors)(?:\/|$)/i;
/** Place ids keep their case. */
const storesPrefix = /^\/stores\//i;

const brokenEscape = /%(?![0-9a-f]{2})/i;
const firstPart = /^\/[^/]*/;

/** The one address of a page: in lower case and without slashes at its end. A letter that is escaped counts as the letter itself, so "%41" is a capital, too; other escapes are bytes and stay as they are. */
export function canonicalPath(path: string): string {
  const read = path.replace(firstPart, readLetters);
  if (keptPrefixes.test(read)) return path;
  const lower = storesPrefix.test(read) ? read.replace(storesPrefix, "/stores/") : inLowerCase(path);
  return lower.replace(endSlashes, "") || "/";
}

/** What can't be decoded is left: a letter could make an escape of what stands before it. */
function inLowerCase(path: string): string {
  const isBroken = brokenEscape.test(path);
  return path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => {
    if (part.length === 1) return part.toLowerCase();
    const letter = isBroken ? part : readLetters(part);
    return /^[A-Z]$/.test(letter) ? letter.toLowerCase() : part;
  });
}

function readLetters(text: string): string {
  if (brokenEscape.test(text)) return text;
  return text.replace(/%(?:[46][1-9a-f]|[57][0-9a])/gi, (escape) => decodeURIComponent(escape));
}
